/*
 * Links that open the installation on the phone itself. What a code consists of needs no escape in the
 * query of an address.
 */

const path = 'esim_qrcode_provisioning?carddata=';

export const installLinks = (code: string) => ({
  ios: `https://esimsetup.apple.com/${path}${code}`,
  android: `https://esimsetup.android.com/${path}${code}`,
});

/** The code in such a link; undefined if the text is no link, empty if it is a link without a code. */
export function codeInLink(text: string): string | undefined {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return undefined;
  return new URL(text).searchParams.get('carddata') ?? '';
}
