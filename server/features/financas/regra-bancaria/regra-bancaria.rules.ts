import { folded } from '../../../../schema/rules/folding.js'

/** What a rule says. */
export interface Regra {
  id: number
  texto: string
  direcao: string
  idContaFinanceira: number | null
  descricao: string | null
  categoria: number | null
  idCategoria: number | null
  idCentroCusto: number | null
  idFornecedor: number | null
  idPessoa: number | null
}

/** What a rule compares with: a movement of the bank's statement. */
export interface Compared {
  idContaFinanceira: number
  valor: string
  historico: string
}

const compared = (text: string): string => folded(text).replace(/\s+/g, ' ').trim()

/** The rules whose text the movement contains, whatever its case, accents and spaces, in their order. */
export function matchingRegras<Some extends Regra>(regras: readonly Some[], movimento: Compared): Some[] {
  const direcao = movimento.valor.startsWith('-') ? 'saiu' : 'entrou'
  const historico = compared(movimento.historico)
  return regras.filter(
    (regra) =>
      regra.direcao === direcao &&
      (regra.idContaFinanceira === null || regra.idContaFinanceira === movimento.idContaFinanceira) &&
      historico.includes(compared(regra.texto)),
  )
}

const entered = ['descricao', 'categoria', 'idCategoria', 'idCentroCusto', 'idFornecedor', 'idPessoa'] as const

/** Whether two rules would enter the same. */
export const bookTheSame = (a: Regra, b: Regra): boolean => entered.every((key) => a[key] === b[key])
