/** Where each report's printed page lies below /relatorio: mostly under the report's own name. */
const printedNames: Record<string, string> = { celulas: 'celula' }

export const relatorioUrls = {
  area: '/relatorio',
  printed: (tipo: string, params: Record<string, string | number | null | undefined>) => {
    const given = Object.entries(params).filter(([, value]) => value !== null && value !== undefined && value !== '')
    const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
    return `/relatorio/${printedNames[tipo] ?? tipo}${query.size ? `?${query}` : ''}`
  },
}
