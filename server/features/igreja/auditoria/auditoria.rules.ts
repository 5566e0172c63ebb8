/** One changed field, as texts for people to read. */
export interface FieldChange {
  campo: string
  antes: string | null
  depois: string | null
}

type Image = Record<string, unknown> | null

/** Columns of every record that users need not see. */
const hidden = new Set(['id', 'id_cliente', 'uuid', 'created_at'])

/** Encrypted columns, whose content is not shown. */
const sealed = new Set(['comentario_cifrado'])

/**
 * The values before and after, field by field, without fields that are empty in both.
 * @param blind columns whose values nobody may know yet
 */
export function changesBetween(earlier: Image, later: Image, blind: readonly string[] = []): FieldChange[] {
  const fields = new Set([...Object.keys(earlier ?? {}), ...Object.keys(later ?? {})])
  return [...fields].flatMap((field) => {
    if (hidden.has(field)) return []
    const hides = sealed.has(field) || blind.includes(field)
    const before = asText(earlier?.[field], hides)
    const after = asText(later?.[field], hides)
    return before === null && after === null ? [] : [{ campo: wireName(field), antes: before, depois: after }]
  })
}

function asText(value: unknown, hides: boolean): string | null {
  if (value === null || value === undefined) return null
  if (hides) return '(reservado)'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** 'data_nascimento' -> 'dataNascimento': the audit log stores column names, but users know the API's names. */
const wireName = (column: string): string => column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
