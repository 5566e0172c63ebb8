import type { Action } from '../../../kernel/access/actions.js'
import type { WhoMay } from '../../../kernel/access/record-actions.js'

/** A kind of record that has attachments. Its name is that of its feature, which the database stores. */
interface AnexoKind {
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

const closedMonth = 'O mês está fechado: o comprovante que ele já tinha não pode ser excluído.'

export const kinds = {
  entrada: { tabela: 'entrada', ler: 'entrada.ler', escrever: 'entrada.escrever', fixo: closedMonth },
  saida: { tabela: 'saida', ler: 'saida.ler', escrever: 'saida.escrever', fixo: closedMonth },
  contaPagar: { tabela: 'conta_pagar', ler: 'contaPagar.ler', escrever: 'contaPagar.escrever', fixo: closedMonth },
  contaReceber: {
    tabela: 'conta_receber',
    ler: 'contaReceber.ler',
    escrever: 'contaReceber.escrever',
    fixo: closedMonth,
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
    fixo: closedMonth,
  },
  reuniaoLideranca: {
    tabela: 'reuniao_lideranca',
    ler: 'reuniaoLideranca.ler',
    escrever: 'reuniaoLideranca.criar',
    fixo: 'A ata já foi aprovada: o anexo que ela tinha então não pode ser excluído.',
  },
} as const satisfies Record<string, AnexoKind>

export type AnexoKindName = keyof typeof kinds
export const kindNames = Object.keys(kinds) as [AnexoKindName, ...AnexoKindName[]]

/** Maximum number of attachments of one record. */
export const maxPerRegistro = 20

/** The kinds of records whose attachments this person may read; an API token may have been made for the records alone. */
export const readableKinds = (who: WhoMay): AnexoKindName[] =>
  kindNames.filter((nome) => who.can('anexo.ler') && who.can(kinds[nome].ler))

interface State {
  especie: string
  /** whether it belongs to what is final of its record; what was added later does not */
  fixo: boolean
  excluidoEm: Date | null
}

/** `acoesPermitidas` of an attachment. */
export function actionsOfAnexo(row: State, who: WhoMay): string[] {
  if (row.excluidoEm) return who.can('lixeira.restaurar') ? ['restaurar'] : []
  return who.can(kinds[row.especie as AnexoKindName].escrever) && !row.fixo ? ['excluir'] : []
}

/**
 * The name under which a file is kept: without path, control and direction characters, and with the ending of its real
 * type.
 */
export function cleanName(nome: string, tipo: string): string {
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
export function nameInFile(
  { livro, id, data, descricao, nome }: { livro: string; id: number; data: string; descricao: string; nome: string },
  taken: Set<string>,
): string {
  const [, fim = ''] = /(\.\w+)$/.exec(nome) ?? []
  const titulo = cleanName(`${descricao}.x`, 'application/pdf').slice(0, -'.pdf'.length)
  const base = `${data} ${livro === 'entrada' ? 'entrada' : 'saida'} ${id} ${titulo}`
  let proposto = `${base}${fim}`
  for (let n = 2; taken.has(proposto.toLowerCase()); n++) proposto = `${base} (${n})${fim}`
  taken.add(proposto.toLowerCase())
  return proposto
}
