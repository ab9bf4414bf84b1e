/** Where a form goes: to this site's own server, to the service that the brand file names, or nowhere. */
export function formAction(target: string, form: string): string | undefined {
  if (target === 'off') return undefined;
  return target === 'own' ? `/forms/${form}` : target;
}
