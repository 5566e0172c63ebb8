import type { MigrationObject } from '@mikro-orm/core'
import { Migration20261121000000_functions } from './Migration20261121000000_functions.js'
import { Migration20261121040000_init } from './Migration20261121040000_init.js'
import { Migration20261121180000_local } from './Migration20261121180000_local.js'
import { Migration20261121185200_financas } from './Migration20261121185200_financas.js'

/** In the order in which they run. */
export const migrations: MigrationObject[] = [
  { name: 'Migration20261121000000_functions', class: Migration20261121000000_functions },
  { name: 'Migration20261121040000_init', class: Migration20261121040000_init },
  { name: 'Migration20261121180000_local', class: Migration20261121180000_local },
  { name: 'Migration20261121185200_financas', class: Migration20261121185200_financas },
]
