import type { MigrationObject } from '@mikro-orm/core'
import { Migration20261121000000_functions } from './Migration20261121000000_functions.js'
import { Migration20261121040000_init } from './Migration20261121040000_init.js'
import { Migration20261121180000_local } from './Migration20261121180000_local.js'
import { Migration20261121180500_departamentos } from './Migration20261121180500_departamentos.js'
import { Migration20261121181000_celulas } from './Migration20261121181000_celulas.js'
import { Migration20261121183000_batismos } from './Migration20261121183000_batismos.js'
import { Migration20261121190000_eventos_missoes } from './Migration20261121190000_eventos_missoes.js'
import { Migration20261121193000_financas } from './Migration20261121193000_financas.js'
import { Migration20261121220300_assinatura } from './Migration20261121220300_assinatura.js'

/** In the order in which they run. */
export const migrations: MigrationObject[] = [
  { name: 'Migration20261121000000_functions', class: Migration20261121000000_functions },
  { name: 'Migration20261121040000_init', class: Migration20261121040000_init },
  { name: 'Migration20261121180000_local', class: Migration20261121180000_local },
  { name: 'Migration20261121180500_departamentos', class: Migration20261121180500_departamentos },
  { name: 'Migration20261121181000_celulas', class: Migration20261121181000_celulas },
  { name: 'Migration20261121183000_batismos', class: Migration20261121183000_batismos },
  { name: 'Migration20261121190000_eventos_missoes', class: Migration20261121190000_eventos_missoes },
  { name: 'Migration20261121193000_financas', class: Migration20261121193000_financas },
  { name: 'Migration20261121220300_assinatura', class: Migration20261121220300_assinatura },
]
