import type { EntitySchemaWithMeta } from '@mikro-orm/core'

/** The columns of an entity. A foreign key is a function that returns its relation, and no column. */
type ColumnOf<Schema extends EntitySchemaWithMeta> = {
  [Name in keyof Schema['properties'] & string]: Schema['properties'][Name] extends () => unknown ? never : Name
}[keyof Schema['properties'] & string]

/** Who deleted a record is read only where that is shown. */
type SeldomRead = 'excluidoPor'

type Read<
  Schema extends EntitySchemaWithMeta,
  Except,
> = `${Schema['tableName']}.${Exclude<ColumnOf<Schema>, Except | SeldomRead>}`

/**
 * The columns of an entity's own table that are read with a record: all but who deleted it, so that a new column needs
 * to be named nowhere else.
 * @param except columns that are not read: what lists sort and search by, files, secrets
 * @throws Error for a derived column that is not among them, such as what the database adds for sorting
 * @returns 'table.property' of each, for `lean` and `select`
 */
export function recordFields<Schema extends EntitySchemaWithMeta, Except extends ColumnOf<Schema> = never>(
  { tableName, properties }: Schema,
  ...except: readonly Except[]
): readonly Read<Schema, Except>[] {
  const left = new Set<string>([...except, 'excluidoPor'])
  // a relation is a getter, and reading it here would load the entity that it points to
  const isColumn = ([name, { get }]: [string, PropertyDescriptor]) => !left.has(name) && get === undefined
  const columns = Object.entries(Object.getOwnPropertyDescriptors(properties)).filter(isColumn)
  for (const [name, { value }] of columns)
    if (value.generated)
      throw new Error(`${tableName}.${name} is derived from other columns: name it among the exceptions`)
  return columns.map(([name]) => `${tableName}.${name}` as Read<Schema, Except>)
}
