import type { Action } from '../../../kernel/access/actions.js'
import type { WhoMay } from '../../../kernel/tenant/record-actions.js'

/** A kind of record that has attachments. Its name is that of its feature, which the database stores. */
interface Especie {
  tabela:
    | 'entrada'
    | 'saida'
    | 'conta_pagar'
    | 'conta_receber'
    | 'orcamento'
    | 'manutencao_patrimonio'
    | 'reuniao_lideranca'
  ler: Action
  escrever: Action
  /** why an attachment that the record had before it became final cannot be deleted */
  fixo: string
}

const mesFechado = 'O mês está fechado: o comprovante que ele já tinha não pode ser excluído.'

export const especies = {
  entrada: { tabela: 'entrada', ler: 'entrada.ler', escrever: 'entrada.escrever', fixo: mesFechado },
  saida: { tabela: 'saida', ler: 'saida.ler', escrever: 'saida.escrever', fixo: mesFechado },
  contaPagar: { tabela: 'conta_pagar', ler: 'contaPagar.ler', escrever: 'contaPagar.escrever', fixo: mesFechado },
  contaReceber: {
    tabela: 'conta_receber',
    ler: 'contaReceber.ler',
    escrever: 'contaReceber.escrever',
    fixo: mesFechado,
  },
  orcamento: {
    tabela: 'orcamento',
    ler: 'orcamento.ler',
    escrever: 'orcamento.criar',
    fixo: 'O orçamento já foi decidido: o anexo que ele tinha então não pode ser excluído.',
  },
  manutencaoPatrimonio: {
    tabela: 'manutencao_patrimonio',
    ler: 'manutencaoPatrimonio.ler',
    escrever: 'manutencaoPatrimonio.escrever',
    fixo: mesFechado,
  },
  reuniaoLideranca: {
    tabela: 'reuniao_lideranca',
    ler: 'reuniaoLideranca.ler',
    escrever: 'reuniaoLideranca.criar',
    fixo: 'A ata já foi aprovada: o anexo que ela tinha então não pode ser excluído.',
  },
} as const satisfies Record<string, Especie>

export type NomeDaEspecie = keyof typeof especies
export const nomesDasEspecies = Object.keys(especies) as [NomeDaEspecie, ...NomeDaEspecie[]]

/** Maximum number of attachments of one record. */
export const maximoPorRegistro = 20

/** The kinds of records whose attachments this person may read; an API token may have been made for the records alone. */
export const especiesLegiveis = (who: WhoMay): NomeDaEspecie[] =>
  nomesDasEspecies.filter((nome) => who.can('anexo.ler') && who.can(especies[nome].ler))

interface Estado {
  especie: string
  /** whether it belongs to what is final of its record; what was added later does not */
  fixo: boolean
  excluidoEm: Date | null
}

/** `acoesPermitidas` of an attachment. */
export function acoesAnexo(row: Estado, who: WhoMay): string[] {
  if (row.excluidoEm) return who.can('lixeira.restaurar') ? ['restaurar'] : []
  return who.can(especies[row.especie as NomeDaEspecie].escrever) && !row.fixo ? ['excluir'] : []
}

/**
 * The name under which a file is kept: without path, control and direction characters, and with the ending of its real
 * type.
 */
export function nomeLimpo(nome: string, tipo: string): string {
  const plain = nome
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/[\\/:*?"<>|]/g, ' ')
    .replace(/\.\w{1,5}$/, '')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
  return `${[...(plain || 'anexo')].slice(0, 100).join('')}.${tipo === 'application/pdf' ? 'pdf' : 'webp'}`
}

/** The name of an attachment in the archive of a month: date, number of the entry, description. */
export function nomeNoArquivo(
  { livro, id, data, descricao, nome }: { livro: string; id: number; data: string; descricao: string; nome: string },
  usados: Set<string>,
): string {
  const [, fim = ''] = /(\.\w+)$/.exec(nome) ?? []
  const titulo = nomeLimpo(`${descricao}.x`, 'application/pdf').slice(0, -'.pdf'.length)
  const base = `${data} ${livro === 'entrada' ? 'entrada' : 'saida'} ${id} ${titulo}`
  let proposto = `${base}${fim}`
  for (let n = 2; usados.has(proposto.toLowerCase()); n++) proposto = `${base} (${n})${fim}`
  usados.add(proposto.toLowerCase())
  return proposto
}
