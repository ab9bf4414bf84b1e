const rowsOf = (table: string) => table.split(',').map((row) => row.trim().split(/\s+/));

/** Each currency with the countries that use it. */
const currencies = rowsOf(`
  AED AE, AFN AF, ALL AL, AMD AM, AOA AO, ARS AR, AUD AU KI NR TV, AWG AW, AZN AZ, BAM BA, BBD BB,
  BDT BD, BHD BH, BIF BI, BMD BM, BND BN, BOB BO, BRL BR, BSD BS, BTN BT, BWP BW, BYN BY, BZD BZ,
  CAD CA, CDF CD, CHF CH LI, CLP CL, CNY CN, COP CO, CRC CR, CUP CU, CVE CV, CZK CZ, DJF DJ, DKK
  DK FO GL, DOP DO, DZD DZ, EGP EG, ERN ER, ETB ET, EUR AD AT BE BG CY DE EE ES FI FR GF GP GR HR
  IE IT LT LU LV MC ME MF MQ MT NL PM PT RE SI SK SM VA XK YT, FJD FJ, FKP FK, GBP GB GG IM JE,
  GEL GE, GHS GH, GIP GI, GMD GM, GNF GN, GTQ GT, GYD GY, HKD HK, HNL HN, HTG HT, HUF HU, IDR ID,
  ILS IL PS, INR IN, IQD IQ, IRR IR, ISK IS, JMD JM, JOD JO, JPY JP, KES KE, KGS KG, KHR KH, KMF
  KM, KRW KR, KWD KW, KYD KY, KZT KZ, LAK LA, LBP LB, LKR LK, LRD LR, LSL LS, LYD LY, MAD MA EH,
  MDL MD, MGA MG, MKD MK, MMK MM, MNT MN, MOP MO, MRU MR, MUR MU, MVR MV, MWK MW, MXN MX, MYR MY,
  MZN MZ, NAD NA, NGN NG, NIO NI, NOK NO SJ, NPR NP, NZD NZ CK NU TK, OMR OM, PEN PE, PGK PG, PHP
  PH, PKR PK, PLN PL, PYG PY, QAR QA, RON RO, RSD RS, RUB RU, RWF RW, SAR SA, SBD SB, SCR SC, SDG
  SD, SEK SE, SGD SG, SHP SH, SLE SL, SOS SO, SRD SR, SSP SS, STN ST, SYP SY, SZL SZ, THB TH, TJS
  TJ, TMT TM, TND TN, TOP TO, TRY TR, TTD TT, TWD TW, TZS TZ, UAH UA, UGX UG, USD US AS EC FM GU
  MH MP PA PR PW SV TC TL UM VG VI ZW, UYU UY, UZS UZ, VES VE, VND VN, VUV VU, WST WS, XAF CF CG
  CM GA GQ TD, XCD AG AI DM GD KN LC MS VC, XCG CW SX, XOF BF BJ CI GW ML NE SN TG, XPF NC PF WF,
  YER YE, ZAR ZA, ZMW ZM
`);

/** The beginning of phone numbers with its country, where it is that of one country. */
const phones = rowsOf(`
  +1 US, +20 EG, +27 ZA, +30 GR, +31 NL, +32 BE, +33 FR, +34 ES, +36 HU, +39 IT, +40 RO, +41 CH,
  +43 AT, +44 GB, +45 DK, +46 SE, +47 NO, +48 PL, +49 DE, +51 PE, +52 MX, +54 AR, +55 BR, +56 CL,
  +57 CO, +60 MY, +61 AU, +62 ID, +63 PH, +64 NZ, +65 SG, +66 TH, +81 JP, +82 KR, +84 VN, +86 CN,
  +90 TR, +91 IN, +92 PK, +94 LK, +98 IR, +212 MA, +213 DZ, +216 TN, +218 LY, +221 SN, +225 CI,
  +233 GH, +234 NG, +251 ET, +254 KE, +255 TZ, +256 UG, +351 PT, +352 LU, +353 IE, +354 IS, +355
  AL, +356 MT, +357 CY, +358 FI, +359 BG, +370 LT, +371 LV, +372 EE, +373 MD, +374 AM, +375 BY,
  +377 MC, +380 UA, +381 RS, +385 HR, +386 SI, +387 BA, +389 MK, +420 CZ, +421 SK, +423 LI, +502
  GT, +503 SV, +506 CR, +507 PA, +591 BO, +593 EC, +595 PY, +598 UY, +852 HK, +853 MO, +855 KH,
  +880 BD, +886 TW, +960 MV, +961 LB, +962 JO, +963 SY, +964 IQ, +965 KW, +966 SA, +967 YE, +968
  OM, +970 PS, +971 AE, +972 IL, +973 BH, +974 QA, +976 MN, +977 NP, +994 AZ, +995 GE, +996 KG,
  +998 UZ
`);

/** The currency of a country, or nothing: then it has to be said. */
export const currencyOf = (country: string) =>
  currencies.find(([, ...countries]) => countries.includes(country))?.[0] ?? '';

/** The country of a domain's ending or, failing that, of a phone number; or nothing. */
export function countryOf(domain: string, phone: string): string {
  const ending = domain.split('.').at(-1)?.toUpperCase().replace('UK', 'GB') ?? '';
  if (currencyOf(ending)) return ending;
  const digits = phone.replace(/[^+\d]/g, '');
  return phones.find(([start = '']) => digits.startsWith(start))?.[1] ?? '';
}

const laws: Record<string, string> = {
  AE: 'the United Arab Emirates',
  GB: 'England and Wales',
  NL: 'the Netherlands',
  US: 'the United States',
};

/** In English, to follow “the laws of” in the terms. */
export const lawOf = (country: string) =>
  laws[country] ?? new Intl.DisplayNames('en', { type: 'region' }).of(country) ?? country;
