/** `+30 210 000 0000` → `tel:+302100000000` */
export function phoneUri(phone: string): string {
  return `tel:+${phone.replace(/\D/g, '')}`;
}
