import type { z } from 'zod'

const kinds: Record<string, string> = {
  string: 'Informe um texto.',
  number: 'Informe um número.',
  int: 'Informe um número inteiro.',
  boolean: 'Informe sim ou não.',
  date: 'Informe uma data válida.',
  array: 'Informe uma lista.',
}

const units: Record<string, string> = {
  string: 'caracteres',
  array: 'itens',
  set: 'itens',
  map: 'itens',
  file: 'bytes',
}

const inBrazil = new Intl.NumberFormat('pt-BR')

const limitText = (limit: number | bigint) => inBrazil.format(limit)

/**
 * A Brazilian Portuguese text for a rule that has no text of its own. The texts of the library are not used: they are
 * European Portuguese, and they name types, but do not say what the user must enter.
 */
export function ruleText(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return kinds[issue.expected] ?? 'Valor inválido.'
    case 'too_small':
      return bound(issue.origin, issue.inclusive ? 'no mínimo' : 'maior que', limitText(issue.minimum))
    case 'too_big':
      return bound(issue.origin, issue.inclusive ? 'no máximo' : 'menor que', limitText(issue.maximum))
    case 'invalid_value':
      return `Escolha uma destas opções: ${issue.values.map(String).join(', ')}.`
    case 'not_multiple_of':
      return `Informe um múltiplo de ${limitText(issue.divisor)}.`
    case 'unrecognized_keys':
      return `Campo desconhecido: ${issue.keys.join(', ')}.`
    case 'invalid_format':
      return 'Formato inválido.'
    default:
      return 'Valor inválido.'
  }
}

function bound(origin: string, words: string, limit: string): string {
  const unit = units[origin]
  return unit ? `Informe ${words} ${limit} ${unit}.` : `O número deve ser ${words} ${limit}.`
}
