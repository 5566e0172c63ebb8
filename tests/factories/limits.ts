import { policyText } from '../../server/kernel/data/database/citus/catalogue.js'
import { onCitus } from './database.js'
import type { TestApp } from './harness.js'

/** What limits an area to the own groups in one table. */
export interface Limit {
  /** such as 'meus_celulas' */
  area: string
  table: string
  /** takes the limit away */
  lift(): Promise<unknown>
  /** puts it back as it was */
  restore(): Promise<unknown>
}

/** The limits of all areas: policies of their own, and on Citus a part of each table's only policy. */
export const limits = (app: TestApp): Promise<Limit[]> => (onCitus() ? withinPolicies(app) : asPolicies(app))

async function asPolicies(app: TestApp): Promise<Limit[]> {
  const policies = await app.sql<{ table: string; area: string; qual: string }>(
    `select tablename as table, policyname as area, qual from pg_policies where policyname like 'meus\\_%' order by 2, 1`,
  )
  return policies.map(({ area, table, qual }) => ({
    area,
    table,
    lift: () => app.sql(`drop policy ${area} on ${table}`),
    restore: () => app.sql(`create policy ${area} on ${table} as restrictive using (${qual}) with check (${qual})`),
  }))
}

async function withinPolicies(app: TestApp): Promise<Limit[]> {
  const policies = await app.sql<{ table: string; name: string; area: string; using: string; check: string }>(
    `select tablename as table, policyname as name, substring(qual from 'app\\.(meus_\\w+)') as area, qual as using,
       with_check as check from pg_policies
     where schemaname = 'public' and qual ~ 'app\\.meus_' order by 3, 1`,
  )
  return policies.map(({ table, name, area, using, check }) => {
    const tenant = `id_cliente = any (array[nullif(current_setting('app.id_cliente', true), '')::int])`
    const replace = async (limited: boolean) => {
      await app.sql(`drop policy ${name} on ${table}`)
      const condition = limited ? { using, check } : { using: tenant, check: tenant }
      await app.sql(policyText(table, { name, permissive: true, command: '*', roles: 'public', ...condition }))
    }
    return { area, table, lift: () => replace(false), restore: () => replace(true) }
  })
}
