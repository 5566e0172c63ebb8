/** What Windows-1252 has where Latin-1 has nothing, as far as people's texts need it. */
const western: Readonly<Record<string, number>> = { '€': 0x80, '‘': 0x91, '’': 0x92, '“': 0x93, '”': 0x94, '–': 0x96 }

/** The encodings in which programs write tables, each as bytes of a text. */
export const encodings: Readonly<Record<string, (text: string) => Buffer>> = {
  'UTF-8': (text) => Buffer.from(text),
  'UTF-8 with a mark': (text) => Buffer.from(`\ufeff${text}`),
  'UTF-16': (text) => Buffer.from(`\ufeff${text}`, 'utf16le'),
  'UTF-16, the other way round': (text) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16(),
  'Windows-1252': (text) => Buffer.from(Array.from(text, (one) => western[one] ?? (one.codePointAt(0) as number))),
}
