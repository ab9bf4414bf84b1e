import type { Content } from './parse-content.ts';
import type { Category } from './schemas/questions.ts';

export const faqCategories = (content: Content): Category[] =>
  [
    content.faqGeneral,
    content.faqPlatformFeatures,
    content.faqIntegrationSetup,
    content.faqPricingBilling,
    content.faqSecurityCompliance,
  ].sort((one, other) => one.order - other.order);
