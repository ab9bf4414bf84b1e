import type { Sale } from '../../lib/sale.ts';
import type { Brand } from '../../schema/brand.ts';
import type { BorrowedWords, DrawingName, DrawingWords } from '../../schema/drawings.ts';

/** The props of a drawing's component. */
export type DrawingProps<Name extends DrawingName> = {
  words: DrawingWords<Name>;
  /** The texts of other drawings that it shows. */
  others: BorrowedWords<Name>;
  brand: Brand;
  /** The sample sale. */
  sale: Sale;
  /** Unique on its page, for ids inside it. */
  id: string;
  className: string;
};
