import { usuarioInput } from '../../../../../schema/rules/acesso/usuario.input.js'
import { normaliseText } from '../../../../../schema/rules/folding.js'
import type { DateOrder } from '../../../../kernel/work/tables/date-order.js'
import { bareWord } from '../../../../kernel/work/tables/titles.js'
import type { MappedColumn } from '../../../acesso/usuario/importacao.entity.js'
import type { TableLine } from '../file/table.js'
import { emailOfOther } from '../importacao.rules.js'
import { type Field, isField, labelOf, sobrenomes } from './campos.js'
import { readAniversario } from './datas.js'
import { type Meanings, meaningsOf } from './desconhecidos.js'
import { ordersOf } from './ordens.js'
import { telefonesOf } from './telefones.js'
import { cellText, readCell } from './values.js'

/** A row as it is stored: the values that it would write, its errors, and what of it is left out. */
export interface ReadLine extends Pick<TableLine, 'numero'> {
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
export function leitorOfLines(
  linhas: readonly TableLine[],
  mapeamento: readonly MappedColumn[],
  propostas: Propostas | null = null,
): (linha: TableLine) => ReadLine {
  const leitura = {
    mapeamento,
    ordens: ordersOf(linhas, mapeamento),
    significados: mapeamento.map(meaningsOf),
    propostas,
  }
  const emails = new Map<string, { numero: number; name: string }>()
  return (linha) => {
    const read = readLine(linha, leitura)
    if (propostas) shareEmail(read, emails)
    return read
  }
}

/** How the rows of a file are read; the lists are by column. */
interface LineReading {
  mapeamento: readonly MappedColumn[]
  ordens: readonly (DateOrder | null)[]
  significados: readonly Meanings[]
  propostas: Propostas | null
}

interface Texts {
  typed: Record<string, string>
  /** the area code that the telephone number got */
  dddProposto: string | null
}

/** The cells of a row that say something for a field. */
function saidIn(valores: readonly string[], { mapeamento, ordens, significados, propostas }: LineReading) {
  const ddd = propostas?.ddd ?? null
  return mapeamento.flatMap(({ campo, coluna }, index) => {
    const ordem = ordens[index]
    // until somebody has said what comes first, such a date is none
    if (!campo || !isField(campo) || !ordem) return []
    const cell = valores[index] ?? ''
    const text = readCell(campo, cell, { ordem, ddd })
    if (text === undefined) return []
    const meaning = significados[index]?.(text)
    return meaning === '' ? [] : [{ campo, coluna, ordem, cell, text, meaning }]
  })
}

/** The values of a row as texts. The name may stand in several columns; a second telephone number goes to the notes. */
function typedOf(valores: readonly string[], leitura: LineReading): Texts {
  const ddd = leitura.propostas?.ddd ?? null
  const typed: Record<string, string> = {}
  const telefones: string[] = []
  const names: [text: string, last: boolean][] = []
  for (const { campo, coluna, ordem, cell, text, meaning } of saidIn(valores, leitura)) {
    const birthday = campo === 'dataNascimento' && readAniversario(cellText(campo, cell), ordem)
    if (birthday) typed.aniversario = birthday
    else if (campo === 'name') names.push([text, sobrenomes.has(bareWord(coluna))])
    else if (campo === 'telefoneUsuario') telefones.push(cellText(campo, cell))
    else typed[campo] = meaning ?? text
  }
  const ordered = [...names.filter(([, last]) => !last), ...names.filter(([, last]) => last)]
  if (ordered.length) typed.name = ordered.map(([text]) => text).reduce(joined)
  const { numero, outros, completado } = telefonesOf(telefones, ddd)
  if (numero) typed.telefoneUsuario = numero
  const others = outros.map((note) => `Outro telefone: ${note}`)
  if (others.length) typed.observacoes = [typed.observacoes, ...others].filter(Boolean).join('\n')
  return { typed, dddProposto: completado ? ddd : null }
}

/** 'Maria' and 'Prado Souza'; some programs repeat the surname in both columns. */
const joined = (name: string, more: string): string =>
  name.toLowerCase().endsWith(` ${more.toLowerCase()}`) ? name : `${name} ${more}`

/**
 * Validates a row with the same schema and the same messages as the person's form. A wrong cell that a person need not
 * have is left out with a warning where somebody sees it: better a person without a birth date than no person. Where nobody
 * does, it is an error, except for a telephone number, which lacks its area code in half of all lists.
 */
function readLine({ numero, valores }: TableLine, leitura: LineReading): ReadLine {
  const { mapeamento, ordens, propostas } = leitura
  const { typed, dddProposto } = typedOf(valores, leitura)
  const erros = valores.length > mapeamento.length ? ['A linha tem mais colunas do que o cabeçalho.'] : []
  const avisos: string[] = []
  const checked = usuarioInput.safeParse(typed)
  const refused = firstReasons(checked.error?.issues ?? [])
  const cellOf = (campo: string) => valores[mapeamento.findIndex((one) => one.campo === campo)]?.trim() ?? ''
  for (const [campo, message] of refused) {
    const optional = isField(campo) && campo !== 'name' && (propostas !== null || campo === 'telefoneUsuario')
    if (!optional) erros.push(named(campo, message))
    else avisos.push(`${named(campo, message)} Ficou de fora: '${excerpt(cellOf(campo), 60)}'.`)
  }
  mapeamento.forEach(({ campo }, index) => {
    if (ordens[index] === 'mes' && campo && isField(campo) && typed[campo] && !refused.has(campo))
      avisos.push(`${labelOf(campo)}: lida com o mês antes do dia.`)
  })
  if (dddProposto && !refused.has('telefoneUsuario'))
    avisos.push(`Telefone: sem DDD no arquivo, fica com o da igreja (${dddProposto}).`)
  if (typed.aniversario) avisos.push('Data de nascimento: sem o ano, fica só o aniversário.')
  const right = Object.fromEntries(Object.entries(typed).filter(([campo]) => !refused.has(campo)))
  const parsed = refused.size ? usuarioInput.safeParse(right) : checked
  const dados = erros.length || !parsed.data ? excerpts(typed) : filled(parsed.data)
  return { numero, original: valores, dados, erros, avisos }
}

/** Why each field was refused. After the first reason, the others confuse: a date that is no date "must not be in the future". */
function firstReasons(issues: readonly { path: readonly PropertyKey[]; message: string }[]): Map<string, string> {
  const reasons = new Map<string, string>()
  for (const { path, message } of issues) {
    const campo = String(path[0])
    if (!reasons.has(campo)) reasons.set(campo, message)
  }
  return reasons
}

/**
 * An e-mail signs one person in. Somebody else of the file who has the same one, such as a husband, is registered without
 * it; the notes say whose it is.
 */
function shareEmail({ numero, dados, erros, avisos }: ReadLine, emails: Map<string, { numero: number; name: string }>) {
  const { email, name } = dados
  if (erros.length || typeof email !== 'string' || typeof name !== 'string') return
  const first = emails.get(email)
  if (!first) emails.set(email, { numero, name })
  else if (normaliseText(first.name) !== normaliseText(name)) {
    delete dados.email
    dados.observacoes = [dados.observacoes, `E-mail: o mesmo de ${first.name}.`].filter(Boolean).join('\n')
    avisos.push(
      `${emailOfOther}${first.name} (linha ${first.numero}), que entra com ele: esta pessoa fica sem e-mail, e as observações dizem de quem é.`,
    )
  }
}

/** The message, preceded by the field's label unless the message already contains the label. */
function named(campo: string, message: string): string {
  if (!isField(campo) || message.toLowerCase().includes(labelOf(campo).toLowerCase())) return message
  return `${labelOf(campo as Field)}: ${message}`
}

const excerpt = (text: string, most: number): string => text.slice(0, most).toWellFormed()

const excerpts = (typed: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(typed).map(([campo, text]) => [campo, excerpt(text, shown)]))

const filled = (data: object): Record<string, string | number> =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null && value !== undefined))
