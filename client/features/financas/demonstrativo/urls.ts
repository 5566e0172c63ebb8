type Params = { inicio: string; fim: string; idContaFinanceira?: string; idCategoria?: string }

const address = (path: string) => (params?: Params) => {
  const given = Object.entries(params ?? {}).filter(([, value]) => value)
  return `/dashboard/demonstrativos/${path}${given.length ? `?${new URLSearchParams(given)}` : ''}`
}

export const demonstrativoUrls = {
  fluxoCaixa: '/dashboard/demonstrativos',
  resultado: address('resultado'),
  balancete: address('balancete'),
  razao: address('razao'),
}
