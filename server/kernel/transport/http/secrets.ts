/**
 * Names of fields that hold a secret, in both APIs: what signs somebody in, opens an address or is signed with. Answers
 * with one of them are not compressed. From the size of compressed answers a stranger could guess a secret that stands
 * beside text of the stranger (BREACH).
 */
export const namesSecret = (name: string): boolean =>
  /token|segredo|qrcode|convite|copiaecola|^(url|uri|link|chave|codigos?)$/i.test(name)
