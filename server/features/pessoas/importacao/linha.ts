import { normaliseText } from '../../../kernel/reading/pagination.js'
import type { DateOrder } from '../../../kernel/tables/date-order.js'
import { bareWord } from '../../../kernel/tables/titles.js'
import type { ColunaMapeada } from '../../acesso/usuario/importacao.entity.js'
import { usuarioInput } from '../../acesso/usuario/usuario.input.js'
import { type Campo, isCampo, rotulo, sobrenomes } from './campos.js'
import { lerAniversario } from './datas.js'
import type { Linha } from './file/table.js'
import { ordensDe } from './ordens.js'
import { telefonesDe } from './telefones.js'
import { cellText, readCell } from './values.js'

/** A row as it is stored: the values that it would write, its errors, and what of it is left out. */
export interface LinhaLida extends Pick<Linha, 'numero'> {
  original: string[]
  dados: Record<string, string | number>
  erros: string[]
  avisos: string[]
}

/** What is proposed where the file says less, because somebody looks at it before it is saved. */
export interface Propostas {
  /** the area code of the church */
  ddd: string | null
}

const shown = 200

/**
 * Reads the rows of a table.
 * @param propostas null: nobody looks at the rows before they are saved
 */
export function leitorDeLinhas(
  linhas: readonly Linha[],
  mapeamento: readonly ColunaMapeada[],
  propostas: Propostas | null = null,
): (linha: Linha) => LinhaLida {
  const ordens = ordensDe(linhas, mapeamento)
  const emails = new Map<string, { numero: number; name: string }>()
  return (linha) => {
    const lida = readLinha(linha, mapeamento, ordens, propostas)
    if (propostas) shareEmail(lida, emails)
    return lida
  }
}

/** The values of a row as texts. The name may stand in several columns; a second telephone number goes to the notes. */
function typedOf(
  valores: readonly string[],
  mapeamento: readonly ColunaMapeada[],
  ordens: readonly (DateOrder | null)[],
  ddd: string | null,
): Record<string, string> {
  const typed: Record<string, string> = {}
  const telefones: string[] = []
  const names: [text: string, last: boolean][] = []
  mapeamento.forEach(({ campo, coluna }, index) => {
    const cell = valores[index] ?? ''
    const ordem = ordens[index]
    // until somebody has said what comes first, such a date is none
    const text = campo && isCampo(campo) && ordem ? readCell(campo, cell, { ordem, ddd }) : undefined
    if (!campo || !ordem || text === undefined) return
    const birthday = campo === 'dataNascimento' && lerAniversario(cellText(campo, cell), ordem)
    if (birthday) typed.aniversario = birthday
    else if (campo === 'name') names.push([text, sobrenomes.has(bareWord(coluna))])
    else if (campo === 'telefoneUsuario') telefones.push(cellText(campo, cell))
    else typed[campo] = text
  })
  const ordered = [...names.filter(([, last]) => !last), ...names.filter(([, last]) => last)]
  if (ordered.length) typed.name = ordered.map(([text]) => text).reduce(joined)
  const { numero, outros } = telefonesDe(telefones, ddd)
  if (numero) typed.telefoneUsuario = numero
  const others = outros.map((note) => `Outro telefone: ${note}`)
  if (others.length) typed.observacoes = [typed.observacoes, ...others].filter(Boolean).join('\n')
  return typed
}

/** 'Maria' and 'Prado Souza'; some programs repeat the surname in both columns. */
const joined = (name: string, more: string): string =>
  name.toLowerCase().endsWith(` ${more.toLowerCase()}`) ? name : `${name} ${more}`

/**
 * Validates a row with the same schema and the same messages as the person's form. A wrong cell that a person need not
 * have is left out with a warning where somebody sees it: better a person without a birth date than no person. Where nobody
 * does, it is an error, except for a telephone number, which lacks its area code in half of all lists.
 */
function readLinha(
  { numero, valores }: Linha,
  mapeamento: readonly ColunaMapeada[],
  ordens: readonly (DateOrder | null)[],
  propostas: Propostas | null,
): LinhaLida {
  const typed = typedOf(valores, mapeamento, ordens, propostas?.ddd ?? null)
  const erros = valores.length > mapeamento.length ? ['A linha tem mais colunas do que o cabeçalho.'] : []
  const avisos: string[] = []
  const refused = new Map<string, string>()
  // after the first reason, the others confuse: a date that is no date "must not be in the future"
  const checked = usuarioInput.safeParse(typed)
  for (const { path, message } of checked.error?.issues ?? [])
    if (!refused.has(String(path[0]))) refused.set(String(path[0]), message)
  const cellOf = (campo: string) => valores[mapeamento.findIndex((one) => one.campo === campo)]?.trim() ?? ''
  for (const [campo, message] of refused) {
    const optional = isCampo(campo) && campo !== 'name' && (propostas !== null || campo === 'telefoneUsuario')
    if (!optional) erros.push(named(campo, message))
    else avisos.push(`${named(campo, message)} Ficou de fora: '${excerpt(cellOf(campo), 60)}'.`)
  }
  mapeamento.forEach(({ campo }, index) => {
    if (ordens[index] === 'mes' && campo && isCampo(campo) && typed[campo] && !refused.has(campo))
      avisos.push(`${rotulo(campo)}: lida com o mês antes do dia.`)
  })
  if (typed.aniversario) avisos.push('Data de nascimento: sem o ano, fica só o aniversário.')
  const right = Object.fromEntries(Object.entries(typed).filter(([campo]) => !refused.has(campo)))
  const parsed = refused.size ? usuarioInput.safeParse(right) : checked
  const dados = erros.length || !parsed.data ? excerpts(typed) : filled(parsed.data)
  return { numero, original: valores, dados, erros, avisos }
}

/**
 * An e-mail signs one person in. Somebody else of the file who has the same one, such as a husband, is registered without
 * it; the notes say whose it is.
 */
function shareEmail(
  { numero, dados, erros, avisos }: LinhaLida,
  emails: Map<string, { numero: number; name: string }>,
) {
  const { email, name } = dados
  if (erros.length || typeof email !== 'string' || typeof name !== 'string') return
  const first = emails.get(email)
  if (!first) emails.set(email, { numero, name })
  else if (normaliseText(first.name) !== normaliseText(name)) {
    delete dados.email
    dados.observacoes = [dados.observacoes, `E-mail: o mesmo de ${first.name}.`].filter(Boolean).join('\n')
    avisos.push(
      `O e-mail é o de ${first.name} (linha ${first.numero}), que entra com ele: esta pessoa fica sem e-mail, e as observações dizem de quem é.`,
    )
  }
}

/** The message, preceded by the field's label unless the message already contains the label. */
function named(campo: string, message: string): string {
  if (!isCampo(campo) || message.toLowerCase().includes(rotulo(campo).toLowerCase())) return message
  return `${rotulo(campo as Campo)}: ${message}`
}

const excerpt = (text: string, most: number): string => text.slice(0, most).toWellFormed()

const excerpts = (typed: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(typed).map(([campo, text]) => [campo, excerpt(text, shown)]))

const filled = (data: object): Record<string, string | number> =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null && value !== undefined))
