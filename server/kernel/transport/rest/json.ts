import { z } from 'zod'
import { toInstant } from '../../../../schema/rules/dates.js'
import { toJsonNumber } from '../../../../schema/rules/money.js'

/** The names that the old integrations know, of columns that the database calls otherwise. */
const columns: Readonly<Record<string, string>> = { created_at: 'createdAt', updated_at: 'updatedAt' }

type Column<Name> = Name extends 'created_at' ? 'createdAt' : Name extends 'updated_at' ? 'updatedAt' : Name

/** What a row holds for a property of this type: a date for an instant, an exact text for an amount. */
type Stored<Type> =
  Type extends z.ZodNullable<infer Inner>
    ? Stored<Inner> | null
    : Type extends z.ZodISODateTime
      ? Date | string
      : Type extends z.ZodNumberFormat
        ? number
        : Type extends z.ZodNumber
          ? number | string
          : z.infer<Type>

/** A row that has a column for each of these properties. */
type Columns<Shape> = { [Name in keyof Shape as Column<Name>]: Stored<Shape[Name]> }

type Json<Shape extends z.ZodRawShape> = z.infer<z.ZodObject<Shape>>

/**
 * Makes the function that turns a row into the documented JSON. Each property of the response is the row's column of
 * that name: instants as ISO texts, amounts as numbers.
 * @param own the properties that are no columns, from a row
 */
export function jsonOf<Shape extends z.ZodRawShape, Row = unknown, const Own extends Partial<Json<Shape>> = object>(
  response: z.ZodObject<Shape>,
  own?: (row: Row) => Own,
): (row: Row & Columns<Omit<Shape, keyof Own>>) => Json<Shape> {
  const plain = Object.entries(response.shape).map(([name, type]) => {
    const convert = conversion(type as z.ZodType)
    return [name, columns[name] ?? name, convert] as const
  })
  return (row) => {
    const special: Record<string, unknown> = own ? { ...own(row) } : {}
    const json: Record<string, unknown> = {}
    for (const [name, column, convert] of plain)
      json[name] = name in special ? special[name] : convert((row as Record<string, unknown>)[column])
    return json as Json<Shape>
  }
}

const asStored = (value: unknown) => value

/** How a column becomes a value of this type; null stays null. */
function conversion(type: z.ZodType): (value: unknown) => unknown {
  if (type instanceof z.ZodNullable) return conversion(type.unwrap() as z.ZodType)
  if (type instanceof z.ZodISODateTime) return (value) => value && toInstant(value as Date)
  if (type instanceof z.ZodNumber && !(type instanceof z.ZodNumberFormat))
    return (value) => (typeof value === 'string' ? toJsonNumber(value) : value)
  return asStored
}
