/**
 * A figure as a language writes it: 99.9% is 99,9 % in German. Thousands are grouped only if they were
 * before, because a year is a number too.
 */
export const figure = (value: string, locale: string) =>
  value.replace(/\d+(?:,\d{3})*(?:\.(\d+))?(%?)/g, (whole, decimals = '', percent) => {
    const number = Number(whole.replace(/[,%]/g, ''));
    return new Intl.NumberFormat(locale, {
      style: percent ? 'percent' : 'decimal',
      useGrouping: whole.includes(','),
      minimumFractionDigits: decimals.length,
      maximumFractionDigits: decimals.length,
    }).format(percent ? number / 100 : number);
  });
