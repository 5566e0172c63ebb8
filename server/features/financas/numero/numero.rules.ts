/** The number that a searched text is: '1042', 'nº 1042'; null for any other text. */
export function numberInText(texto: string | null | undefined): number | null {
  const [, numero] = /^\s*(?:n[º°o]?\.?\s*)?(\d{1,9})\s*$/i.exec(texto ?? '') ?? []
  return numero ? Number(numero) : null
}
