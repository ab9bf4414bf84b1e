/**
 * What each page that ships must show: its outline in order, and what it says besides, anywhere.
 * “·” stands between neighbors: see outline.ts.
 */
export const pages: Record<string, { title: string; outline: string; says?: string }> = {
  '/': {
    title: 'White-Label eSIM Platform: Sell Under Your Brand',
    outline: `
      # Sell travel eSIMs under your own brand.
      enter Email address: email
      press Start Free Trial · Copy link to this version · Reset
      ## The platform in numbers
      = 150+ · 99.9% · 10K+ · 200+ · 50M+ · under 5 minutes
      ## Everything you need to sell eSIMs
      ### Your own brand · Providers with failover · Payments you own · Margin by order
        · iOS and Android app · API and webhooks
      ## Three steps, no code
      ### Enter your API keys · Set your prices and brand · Sell and deliver
        · Providers you can connect
      → Contact Sales (/contact)
      ### One panel for orders, providers, and margin
      → View Demo Dashboard (/demo)
      ## Travelers pay the way they pay at home
      → See Payment Processing (/features/payment-processing)
      ## Plans sized by the eSIMs you sell
      → Starter and Professional (/pricing)
      enter Monthly: radio · Yearly: radio
      ### Basic
      → Get Started Now (/sign-up)
      ### Business
      → Get Started Now (/sign-up)
      ### Enterprise
      → Contact Sales (/contact) · Read common questions (#faq)
      ## Common questions
      → All questions and answers (/faq)
      ## What customers say
      press Testimonial 1 · Testimonial 2 · Testimonial 3 · Testimonial 4 · Testimonial 5
        · Pause testimonials
      = 48 · 7 · 24/7
      ## Be the brand on your travelers’ next eSIM.
      → Sign Up Free (/sign-up) · Contact Sales (/contact)
    `,
    says: `
      150+ countries · no code · API keys · retail price · After payment · QR code · your own brand
      · your domain · admin panel · failover · iOS and Android · 14-day free trial, no credit card
      · 48 hours · 7 days · SOC 2 Type II · ISO 27001 · PCI DSS · GDPR · two-factor · 24/7
      · $999/year · Save 20%
    `,
  },
  '/solutions/travel-agencies': {
    title: 'White-Label eSIMs for Travel Agencies',
    outline: `
      # Sell an eSIM data plan with every booking.
      → Get Started (/sign-up) · Schedule Demo (/demo)
      ## The platform in numbers
      = 190+ · under 5 minutes · 99.9% · 14
      ## One passenger list in, one code per guest out
      ## The airport kiosk earns on the trip you sold
      ## Made for itineraries, groups, and counters
      → sample sale (/pricing)
      ### Added at booking · Group orders · Branch counters · Three ways to install
        · Top-ups on tour · Margin by tour
      ## From provider key to first itinerary
      ### Connect a provider · Brand the shop · Test at the counter · Send the first itinerary
      ## Send your next group off connected.
      → Start Free Trial (/sign-up) · Contact Sales (/contact)
    `,
  },
  '/solutions/mobile-operators': {
    title: 'Travel eSIM Platform for Mobile Operators',
    outline: `
      # Sell your subscribers travel data before they buy it elsewhere.
      → Start Integration (/sign-up) · Contact Sales (/contact)
      ## Built for operator traffic
      = 200+ · 50M+ · 99.9% · 24/7
      ## Who does what on a single order
      ## Your systems, connected to a shop
      ### Your SM-DP+ first · Partners behind it · Separate from billing · KYC where it applies
        · Usage by webhook · Several brands
      ## Your subscribers travel, your revenue doesn’t
      ## Integration in four steps
      ### Map the catalog · Connect the SM-DP+ · Test in the sandbox · Open the shop
      ## Sell your subscribers their travel data yourself.
      → Start Integration (/sign-up) · Contact Sales (/contact)
    `,
    says: `
      typically takes 2–4 weeks
    `,
  },
  '/solutions/enterprises': {
    title: 'Enterprise Travel eSIM With SSO and Roles',
    outline: `
      # Give staff travel data, controlled from one panel.
      → Request Enterprise Demo (/demo) · Contact Sales (/contact)
      ## Four roles, each with only the access it needs
      ## What your review will ask about
      press Print this sheet
      ## What IT, finance, and security each get
      ### Role-based access control · SSO sign-in · Budgets by cost center · Bulk assignment
        · Audit log · Evidence for security
      ## Roaming costs depend on who forgets to turn roaming off
      ## From security review to first trip
      ### Security review · Directory and roles · Policy and budgets · First traveling team
      ## Know who has data before your team boards.
      → Request Enterprise Demo (/demo) · Contact Sales (/contact)
    `,
    says: `
      role-based access control · SSO · ISO 27001 · GDPR
    `,
  },
  '/solutions/startups': {
    title: 'Start an eSIM Brand in 48 Hours',
    outline: `
      # Set up your eSIM brand in 48 hours.
      → Start Free Trial (/sign-up) · Book a Demo (/demo)
      ## The platform in numbers
      = 190+ · 99.99% · 50M+ · 24/7
      ## Your first 7 days
      ### Get a wholesale key · Configure the shop · Test in the sandbox · Sell the first eSIM
      ## A telecom back office for a team without one
      ### Quick Launch · Zero Infrastructure · White Label Ready · Global Coverage
        · Startup Support · Developer Tools
      ## Built from scratch, an eSIM shop is mostly integration work
      ## Why startups begin here
      ### Setup is a weekend, not a quarter · Customers before a roadmap
        · Nothing to build before you sell · A market that is still open
      ## Open your eSIM shop in 48 hours.
      → Start Free Trial (/sign-up) · Schedule Demo (/demo)
    `,
    says: `
      Coming soon: sign up for early access · 48 hours · 7 days · zeroupfront infrastructure cost
      · $5Btravel eSIM market, growing 40% a year (our estimate)
    `,
  },
  '/features/white-label': {
    title: 'White-Label eSIM Shop on Your Own Domain',
    outline: `
      # A white-label eSIM shop on your own domain.
      → Start Free Trial (/sign-up) · Contact Sales (/contact)
      ## Which names a traveler sees
      ## Where your brand appears
      ### Storefront · Custom domain · Emails and receipts · Admin panel · Traveler dashboard
        · API
      ## See your own name on the shop.
      → Start Free Trial (/sign-up) · Contact Sales (/contact)
    `,
  },
  '/features/provider-integration': {
    title: 'eSIM Provider Integration and Failover',
    outline: `
      # When one provider fails, the next one fills the order.
      press Start Integration · View Supported Providers
      ## Connect a provider in five steps
      ### API Credentials · Provider Selection · Integration · Testing in sandbox · Go Live
      ## One catalog from many
      ### Unified catalog · Failover by country · Keys kept separate · Provider status
        · One webhook format · Custom providers
      ## One install code, whichever provider fills the order
      enter Check an activation code: text · Choose a picture of a QR code: file
        · Take a picture: file
      press Clear
      ## What failover can do, and where it ends
      ## Get a second provider for every country.
      → Start Free Trial (/sign-up) · Contact Sales (/contact)
    `,
    says: `
      2–4 weeks · $999 per year · $smdp.example.com · $SAMPLE-0001 · A code is a secret · 99.9%
    `,
  },
  '/features/payment-processing': {
    title: 'Payment Processing for eSIM Shops',
    outline: `
      # A checkout that charges only for eSIMs it can deliver.
      press Get Started · View Pricing
      ## Where one payment goes
      = $3.91 · $6.25 · $0.62 · $0.22
      ## Eight methods at checkout
      ## Who handles money and card data
      ## A checkout that knows what it sells
      ### Authorize, order, capture · Your merchant account · Refunds by eSIM state
        · Card data stays out · Dispute evidence · Saved payment methods
      ## Ask which gateways will open for you.
      → Contact Sales (/contact) · Start Free Trial (/sign-up)
    `,
    says: `
      Coming soon. Ask which gateways will open in your country. · PCI DSS · 99.9%
    `,
  },
  '/features/analytics': {
    title: 'eSIM Sales and Usage Analytics',
    outline: `
      # See which eSIMs sell, get installed, and earn.
      press Request Demo · View Documentation
      ## See where orders stop, and act before the flight
      ## Six reports, down to a single order
      ### Sales by destination · Sold to connected · Margin after wholesale · Provider performance
        · Data usage · Exports
      ## See what your sales report leaves out.
      → Contact Sales (/contact) · Start Free Trial (/sign-up)
    `,
    says: `
      placeholder
    `,
  },
  '/features/mobile-app': {
    title: 'White-Label eSIM App for iOS and Android',
    outline: `
      # Your own eSIM app for iOS and Android.
      → Schedule a Demo (/contact) · Contact Sales (/contact)
      ## What the app costs, and when it is ready
      ### Setup payment · Development · Maintenance
      ## What an app does better than an email
      ### Install on the phone · Data left, at a glance · Alerts that matter · Top-up in the app
        · Your store listing · One catalog
      ## What the stores and the phones allow
      ## Get an app under your own name.
      → Schedule a Demo (/contact) · Contact Sales (/contact)
    `,
    says: `
      Preview coming soon · $4,999one-timeSetup payment · 4–6 weeksDevelopment
      · $499per monthMaintenance · Included in the setup price
    `,
  },
  '/pricing': {
    title: 'White-Label eSIM Platform Pricing',
    outline: `
      # Plans sized by the eSIMs you sell.
      enter Monthly: radio · Yearly: radio · eSIMs you plan to sell: range
      → See what you would keep (#sold=3000)
      ## Starter
      → Get Started (/sign-up)
      ## Professional
      → Get Started (/sign-up)
      ## Enterprise
      → Contact Sales (/contact)
      ## What each plan includes
      ## What would you keep?
      ### Your figures
      enter eSIMs sold a month: text · Average retail price: text · Average wholesale cost: text
        · Payment fee: text · Fixed fee per payment: text · Refunds and failed installs: text
        · Monthly: radio · Yearly: radio · Mobile Application $499: checkbox
        · Premium Support $299: checkbox
      = $3.91 · $6.25 · $0.62 · $0.22
      ### What you keep in a month, by eSIMs sold
      press Copy link
      ## Add an app or faster support
      ### Mobile Application · Premium Support
      ## Billing questions
      ## Try it with your own providers and prices.
      → Start Free Trial (/sign-up)
    `,
    says: `
      Save 20% · Mobile Application$499per month · Premium Support$299per month
      · 14 days free, no credit card · monthly activations · run month to month
      · At the next billing cycle · Upgrades are immediate · 14 days of Starter or Professional
      · from 77 a month on Starter · Professional, from 1,001 a month
      · These are your figures, not a promise. · 250Starter$678.50 · EnterpriseCustomnot computed
    `,
  },
  '/contact': {
    title: 'Contact Sales and Support',
    outline: `
      # Talk to sales or support.
      ## Write to us
      enter Name: text · Email: email · Subject: text · Message: text
      press Send Message
      ## Office
      → hello@farlane.example (mailto:hello@farlane.example)
      = +1 (555) 010-0142
      → +1 (555) 010-0142 (tel:+15550100142)
    `,
    says: `
      100 Sample Street, Suite 1 · Monday–Friday, 9:00–18:00 PST · Closed on weekends
    `,
  },
  '/about': {
    title: 'About the Team Behind the Platform',
    outline: `
      # We build the shop that other brands put their name on.
      ## The same integration, written too many times
      ## What we stand for
      ### Your name on the shop · A backup provider wherever one exists · Plain talk about the network
        · Your customers stay yours
      ## The people you’ll work with
      ### Adaeze Nwankwo · Jonas Lindqvist · Mei-Hsuan Lo · Rafael Quintana
      ## Join us, or sell with us.
      → See Open Positions (/careers) · Contact Us (/contact)
    `,
    says: `
      2023 · 200+ businesses
    `,
  },
  '/legal/privacy-policy': {
    title: 'Privacy Policy',
    outline: `
      # Privacy Policy
      ## Who we are
      ## Our two roles
      ## This website
      ### What you can do here without giving us data · Forms · Server log
        · Storage in your browser
      ## Resellers and their staff
      ## End customers, on behalf of resellers
      ## Purposes and legal bases
      ## Who receives data
      ### Sub-processors · Recipients chosen by the reseller · Others
      ## Transfers to other countries
      ## How long we keep data
      ## Security
      ## Your rights
      ### Residents of California and other US states
      ## Children
      ## Changes to this policy
      ## Contact
    `,
    says: `
      Last updated: January 2024
    `,
  },
  '/legal/terms': {
    title: 'Terms of Service',
    outline: `
      # Terms of Service
      ## The agreement
      ### Words used here
      ## What we provide
      ## Your account
      ## Free trial
      ## Subscriptions and plan changes
      ### Term · Changing plans · Add-ons
      ## Fees and payment
      ### Prices · Billing · Late payment · Changes in price · What you pay to others
      ## Your duties as a reseller
      ## Acceptable use
      ## Service and support
      ### Mobile application · Custom provider integration
      ## Data protection
      ## Brands, content, and confidentiality
      ## Warranties and liability
      ### Indemnities
      ## Ending the agreement
      ## Changes, law, and contact
      ### Changes to these terms · Governing law · General · Contact
    `,
    says: `
      Last updated: January 2024 · change prices with notice of at least 30 days
      · Subscriptions are billed in advance · Usage is billed in arrears · Fees are non-refundable
      · run month to month · apply from the next billing cycle · Upgrades take effect immediately
      · Starter and Professional can be tried free of charge in a 14-day trial
      · No credit card is required · $4,999 · $499 per month · $299 per month · $999 per year
    `,
  },
  '/legal/cookie-policy': {
    title: 'Cookie Policy',
    outline: `
      # Cookie Policy
      ## What this policy covers
      ## Cookies and similar storage
      ## This website
      ### No cookies · What your browser keeps · What the address shows · Forms
      ## The admin panel
      ## Storefronts of resellers
      ### What the platform sets · What the payment provider sets · What the reseller adds
      ## Mobile applications
      ## Consent
      ## How to see and delete what is stored
      ## Changes to this policy
      ## Contact
    `,
    says: `
      Last updated: January 2024
    `,
  },
  '/faq': {
    title: 'Questions About Reselling eSIMs, Answered',
    outline: `
      # Questions about reselling eSIMs.
      enter Search all questions: search
      press Clear search
      → General (#general) · Platform Features (#platform-features)
        · Integration & Setup (#integration-setup) · Pricing & Billing (#pricing-billing)
        · Security & Compliance (#security-compliance)
      ## General
      ## Platform Features
      ## Integration & Setup
      ## Pricing & Billing
      ## Security & Compliance
      ## Don’t see your question?
      → Contact Us (/contact) · Read the Docs (/docs)
        · hello@farlane.example (mailto:hello@farlane.example)
    `,
  },
  '/resources/stories': {
    title: 'eSIM Success Stories: Travel, MVNO, Enterprise',
    outline: `
      # Success Stories
      → RCRuta Clara Viajes98%Customer satisfaction (#travel)
        · FMFjellnett Mobil−60%Launch time (#operator)
        · HBHalden Brock Engineering312%ROI (#enterprise)
      ## A tour operator packs the data plan with the travel documents
      = 98% · 156% · 50K+
      ## A virtual operator opens a travel brand without touching its billing system
      = −60% · 45% · 100K+
      ## An engineering firm replaces roaming tickets with one panel of data plans
      = 312% · 85% · 150+
      ## Ready to Write Your Success Story?
      → Start Your Success Story (/sign-up) · Talk to Sales (/contact)
    `,
    says: `
      businesses transform connectivity
      · Customer satisfaction98%Revenue growth156%Active users50K+
      · Launch time−60%Cost reduction45%New subscribers100K+
      · ROI312%Efficiency gain85%Countries covered150+ · Chief Digital Officer
      · Operations Director · Global IT Director · 200+ countries
    `,
  },
  '/sign-in': {
    title: 'Sign In to the Admin Panel',
    outline: `
      # Welcome Back
      press Continue with Google · Continue with Facebook · Continue with Apple
      enter Email Address: email, required · Password: password, required · Remember me: checkbox
      → Forgot password? (/forgot-password)
      press Sign In
      → Create an account (/sign-up)
    `,
    says: `
      Sign in to your account to continue · or continue with email · Sign-in isn’t open yet
    `,
  },
  '/sign-up': {
    title: 'Create Your Account',
    outline: `
      # Create Your Account
      enter First Name: text, required · Last Name: text, required
        · Email Address: email, required · Password: password, required
        · Confirm Password: password, required
        · I agree to the Terms of Service and the Privacy Policy: checkbox, required
      → Terms of Service (/legal/terms) · Privacy Policy (/legal/privacy-policy)
      press Create Account
      → Sign in (/sign-in)
      = 200+ · 50K+ · 99.9%
    `,
    says: `
      Join the product to get started · Instant Global Access · Quick Setup · Secure & Reliable
      · Countries200+Active Users50K+Uptime99.9%
    `,
  },
  '/404': {
    title: 'Page Not Found',
    outline: `
      # 404 Page Not Found
      → Back to Home (/) · Contact Support (/contact)
    `,
    says: `
      The page you're looking for doesn't exist or has been moved.
    `,
  },
};
