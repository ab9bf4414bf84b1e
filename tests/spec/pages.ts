type ShippedPage = {
  /** Headings that the page has in this order, with others between them. */
  headings?: string[];
  /** The number of headings of the third level: cards and steps. */
  cards?: number;
  /** Every link of the page outside running text, by its label. */
  links: Record<string, string>;
  /** Every field of the page, by its label. */
  fields?: Record<string, string>;
  /** Texts that the page contains. */
  texts?: string[];
};

/** The 21 pages that ship, those of the main layout first. */
export const pages: Record<string, ShippedPage> = {
  '/': {
    headings: [
      'The platform in numbers',
      'Everything you need to sell eSIMs',
      'Three steps, no code',
      'Providers you can connect',
      'One panel for orders, providers, and margin',
      'Travelers pay the way they pay at home',
      'Plans sized by the eSIMs you sell',
      'Common questions',
      'What customers say',
      'Be the brand on your travelers’ next eSIM.',
    ],
    links: {
      'Contact Sales': '/contact',
      'View Demo Dashboard': '/demo',
      'See Payment Processing': '/features/payment-processing',
      'Starter and Professional': '/pricing',
      'Get Started Now': '/sign-up',
      'Read common questions': '#faq',
      'All questions and answers': '/faq',
      'Sign Up Free': '/sign-up',
    },
    fields: { 'Email address': 'email', Monthly: 'radio', Yearly: 'radio' },
    texts: [
      '99.9%',
      '50M+',
      'under 5 minutes',
      'API keys',
      'your domain',
      'admin panel',
      'failover',
      'iOS and Android',
      '14-day free trial, no credit card',
      '48 hours',
      '7 days',
      'SOC 2 Type II',
      'ISO 27001',
      'PCI DSS',
      'GDPR',
      'two-factor',
      '24/7',
      '$999/year',
      'Save 20%',
    ],
  },
  '/solutions/travel-agencies': {
    links: {
      'Get Started': '/sign-up',
      'Schedule Demo': '/demo',
      'sample sale': '/pricing',
      'Start Free Trial': '/sign-up',
      'Contact Sales': '/contact',
    },
  },
  '/solutions/mobile-operators': {
    links: { 'Start Integration': '/sign-up', 'Contact Sales': '/contact' },
    texts: ['typically takes 2–4 weeks'],
  },
  '/solutions/enterprises': {
    links: {
      'Request Enterprise Demo': '/demo',
      'Contact Sales': '/contact',
      'Link to print only this sheet': '#evidence',
    },
    texts: ['Role-based access control decides who can order, SSO who signs in'],
  },
  '/solutions/startups': {
    headings: [
      'Quick Launch',
      'Zero Infrastructure',
      'White Label Ready',
      'Global Coverage',
      'Startup Support',
      'Developer Tools',
      'Why startups begin here',
    ],
    cards: 14,
    links: { 'Start Free Trial': '/sign-up', 'Book a Demo': '/demo', 'Schedule Demo': '/demo' },
    texts: [
      '48 hours',
      '7 days',
      'zeroupfront infrastructure cost',
      '$5Btravel eSIM market, growing 40% a year',
    ],
  },
  '/features/white-label': {
    cards: 6,
    links: { 'Start Free Trial': '/sign-up', 'Contact Sales': '/contact' },
  },
  '/features/provider-integration': {
    headings: [
      'API Credentials',
      'Provider Selection',
      'Integration',
      'Testing in sandbox',
      'Go Live',
    ],
    cards: 11,
    links: { 'Start Free Trial': '/sign-up', 'Contact Sales': '/contact' },
    texts: ['2–4 weeks', '$999 per year'],
  },
  '/features/payment-processing': {
    cards: 6,
    links: { 'Contact Sales': '/contact', 'Start Free Trial': '/sign-up' },
    texts: ['PCI DSS'],
  },
  '/features/analytics': {
    cards: 6,
    links: { 'Contact Sales': '/contact', 'Start Free Trial': '/sign-up' },
    texts: ['placeholder'],
  },
  '/features/mobile-app': {
    headings: ['Setup payment', 'Development', 'Maintenance'],
    cards: 9,
    links: { 'Schedule a Demo': '/contact', 'Contact Sales': '/contact' },
    texts: [
      'Preview coming soon',
      '$4,999one-timeSetup payment',
      '4–6 weeksDevelopment',
      '$499per monthMaintenance',
    ],
  },
  '/pricing': {
    headings: [
      'Starter',
      'Professional',
      'Enterprise',
      'Mobile Application',
      'Premium Support',
      'Billing questions',
    ],
    links: {
      'See what you would keep': '/pricing#margin',
      'Get Started': '/sign-up',
      'Contact Sales': '/contact',
      'Start Free Trial': '/sign-up',
    },
    texts: [
      'Save 20%',
      'Mobile Application$499per month',
      'Premium Support$299per month',
      'no credit card',
      'monthly activations',
      'run month to month',
      'At the next billing cycle',
      'Upgrades are immediate',
      '14 days of Starter or Professional',
    ],
  },
  '/contact': {
    links: {
      'hello@farlane.example': 'mailto:hello@farlane.example',
      '+1 (555) 010-0142': 'tel:+15550100142',
    },
    fields: { Name: 'text', Email: 'email', Subject: 'text', Message: 'text' },
    texts: [
      'Send Message',
      '100 Sample Street, Suite 1',
      'Monday–Friday, 9:00–18:00 PST',
      'Closed on weekends',
    ],
  },
  '/about': {
    cards: 8,
    links: { 'See Open Positions': '/careers', 'Contact Us': '/contact' },
    texts: ['2023', '200+ businesses'],
  },
  '/legal/privacy-policy': { links: {}, texts: ['Last updated: January 2024'] },
  '/legal/terms': {
    links: {},
    texts: [
      'Last updated: January 2024',
      'change prices with notice of at least 30 days',
      'Subscriptions are billed in advance',
      'Usage is billed in arrears',
      'Fees are non-refundable',
      'run month to month',
      'apply from the next billing cycle',
      'Upgrades take effect immediately',
      'in a 14-day trial',
      'No credit card is required',
      '$4,999',
      '$499 per month',
      '$299 per month',
      '$999 per year',
    ],
  },
  '/legal/cookie-policy': { links: {}, texts: ['Last updated: January 2024'] },
  '/faq': {
    headings: [
      'General',
      'Platform Features',
      'Integration & Setup',
      'Pricing & Billing',
      'Security & Compliance',
    ],
    links: {
      General: '#general',
      'Platform Features': '#platform-features',
      'Integration & Setup': '#integration-setup',
      'Pricing & Billing': '#pricing-billing',
      'Security & Compliance': '#security-compliance',
      'Contact Us': '/contact',
      'Read the Docs': '/docs',
      'hello@farlane.example': 'mailto:hello@farlane.example',
    },
    fields: { 'Search all questions': 'search' },
  },
  '/resources/stories': {
    headings: ['Success Stories', 'Ready to Write Your Success Story?'],
    links: {
      'RCRuta Clara Viajes98%Customer satisfaction': '#travel',
      'FMFjellnett Mobil−60%Launch time': '#operator',
      'HBHalden Brock Engineering312%ROI': '#enterprise',
      'Start Your Success Story': '/sign-up',
      'Talk to Sales': '/contact',
    },
    texts: [
      'businesses transform connectivity',
      'Customer satisfaction98%Revenue growth156%Active users50K+',
      'Launch time−60%Cost reduction45%New subscribers100K+',
      'ROI312%Efficiency gain85%Countries covered150+',
    ],
  },
  '/sign-in': {
    headings: ['Welcome Back'],
    links: { 'Forgot password?': '/forgot-password', 'Create an account': '/sign-up' },
    fields: {
      'Email Address': 'email, required',
      Password: 'password, required',
      'Remember me': 'checkbox',
    },
    texts: [
      'Sign in to your account to continue',
      'Continue with GoogleContinue with FacebookContinue with Apple',
      'or continue with email',
      'Sign In',
    ],
  },
  '/sign-up': {
    headings: ['Create Your Account'],
    links: {
      'Terms of Service': '/legal/terms',
      'Privacy Policy': '/legal/privacy-policy',
      'Sign in': '/sign-in',
    },
    fields: {
      'First Name': 'text, required',
      'Last Name': 'text, required',
      'Email Address': 'email, required',
      Password: 'password, required',
      'Confirm Password': 'password, required',
      'I agree to the Terms of Service and the Privacy Policy': 'checkbox, required',
    },
    texts: [
      'Join the product to get started',
      'Create Account',
      'Instant Global Access',
      'Quick Setup',
      'Secure & Reliable',
      'Countries200+Active Users50K+Uptime99.9%',
    ],
  },
  '/404': {
    headings: ['404 Page Not Found'],
    links: { 'Back to Home': '/', 'Contact Support': '/contact' },
    texts: ["The page you're looking for doesn't exist or has been moved."],
  },
};
