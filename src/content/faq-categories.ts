import type { Content } from './parse-content.ts';
import type { Category } from './schemas/questions.ts';

/** The five categories of questions, in the order that their files give them. */
export const faqCategories = (content: Content): Category[] =>
  [
    content.faqGeneral,
    content.faqPlatformFeatures,
    content.faqIntegrationSetup,
    content.faqPricingBilling,
    content.faqSecurityCompliance,
  ].sort((one, other) => one.order - other.order);
