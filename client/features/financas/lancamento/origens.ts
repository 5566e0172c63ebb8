import { contaPagarUrls } from '../conta-pagar/urls'
import { contaReceberUrls } from '../conta-receber/urls'

type Origem = { text: string; url?: (id: number) => string }

/** The records that make entries, and where they are shown. A feature that brings such records gives its line an address. */
const ORIGENS: Record<string, Origem> = {
  contaReceber: { text: 'Conta a receber', url: contaReceberUrls.detail },
  contaPagar: { text: 'Conta a pagar', url: contaPagarUrls.detail },
  dizimo: { text: 'Dízimo', url: () => '/dashboard/dizimos' },
  doacao: { text: 'Doação' },
  aulaEBD: { text: 'Aula da EBD', url: (id) => `/dashboard/aulasEBD/${id}` },
  manutencaoPatrimonio: { text: 'Manutenção', url: (id) => `/dashboard/manutencoes-patrimonios/${id}` },
}

/** What made an entry, by its name in the API; undefined for one that was typed. */
export const origemDe = (origem: string | null): Origem | undefined =>
  origem === null ? undefined : (ORIGENS[origem] ?? { text: origem })
