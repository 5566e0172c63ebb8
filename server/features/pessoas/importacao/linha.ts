import type { ColunaMapeada } from '../../acesso/usuario/importacao.entity.js'
import { usuarioInput } from '../../acesso/usuario/usuario.input.js'
import { isCampo, rotulo } from './colunas.js'
import type { Linha } from './file/table.js'
import { readCell } from './values.js'

/** A row as it is stored: the values that it would write, and its errors. */
export interface LinhaLida extends Pick<Linha, 'numero'> {
  original: string[]
  dados: Record<string, string | number>
  erros: string[]
}

const shown = 200

/** Validates a row with the same schema and the same messages as the person's form. */
export function readLinha({ numero, valores }: Linha, mapeamento: readonly ColunaMapeada[]): LinhaLida {
  const typed: Record<string, string> = {}
  mapeamento.forEach(({ campo }, index) => {
    const text = campo && isCampo(campo) ? readCell(campo, valores[index] ?? '') : undefined
    if (campo && text !== undefined) typed[campo] = text
  })
  const erros = valores.length > mapeamento.length ? ['A linha tem mais colunas do que o cabeçalho.'] : []
  const parsed = usuarioInput.safeParse(typed)
  const refused = new Set<string>()
  for (const { path, message } of parsed.error?.issues ?? []) {
    const campo = String(path[0])
    // after the first reason, the others confuse: a date that is no date "must not be in the future"
    if (!refused.has(campo)) erros.push(named(campo, message))
    refused.add(campo)
  }
  const dados = erros.length || !parsed.data ? excerpts(typed) : filled(parsed.data)
  return { numero, original: valores, dados, erros }
}

/** The message, preceded by the field's label unless the message already contains the label. */
function named(campo: string, message: string): string {
  if (!isCampo(campo) || message.toLowerCase().includes(rotulo(campo).toLowerCase())) return message
  return `${rotulo(campo)}: ${message}`
}

const excerpts = (typed: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(typed).map(([campo, text]) => [campo, text.slice(0, shown).toWellFormed()]))

const filled = (data: object): Record<string, string | number> =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null && value !== undefined))
