/** How a receipt is called: 'Recibo nº 7', or for a year 'Comprovante nº 3/2025'. */
export const nomeDoRecibo = ({ numero, ano }: { numero: number; ano: number | null }): string =>
  ano === null ? `Recibo nº ${numero}` : `Comprovante nº ${numero}/${ano}`

/** The same within a sentence: 'recibo nº 7'. */
export const oRecibo = (recibo: { numero: number; ano: number | null }): string => {
  const nome = nomeDoRecibo(recibo)
  return nome.charAt(0).toLowerCase() + nome.slice(1)
}
