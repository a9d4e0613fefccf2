import type { User } from "@halkopiha/domain/accounts/user.ts";

/** Where the invoice goes: by phone if the seller has chosen that, otherwise by e-mail. §3 */
export function Invoice({ billingByPhone, email, contactInformation }: User) {
  const [phone] = contactInformation.phonenumbers;
  if (billingByPhone || !email)
    return <>Soitamme sinulle numeroon {phone} ja sovimme, minne lasku lähetetään.</>;
  return <>Lähetämme laskun osoitteeseen {email}.</>;
}
