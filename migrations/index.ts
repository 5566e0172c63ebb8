import type { MigrationObject } from '@mikro-orm/core'
import { Migration20261121000000_functions } from './Migration20261121000000_functions.js'
import { Migration20261121040000_init } from './Migration20261121040000_init.js'
import { Migration20261121180000_local } from './Migration20261121180000_local.js'
import { Migration20261121180500_departamentos } from './Migration20261121180500_departamentos.js'
import { Migration20261121181000_celulas } from './Migration20261121181000_celulas.js'
import { Migration20261121183000_batismos } from './Migration20261121183000_batismos.js'
import { Migration20261121190000_eventos_missoes } from './Migration20261121190000_eventos_missoes.js'
import { Migration20261121193000_financas } from './Migration20261121193000_financas.js'
import { Migration20261121200000_dizimos_orcamentos } from './Migration20261121200000_dizimos_orcamentos.js'
import { Migration20261121204000_contas } from './Migration20261121204000_contas.js'
import { Migration20261121204000_uma_vez_ao_dia } from './Migration20261121204000_uma_vez_ao_dia.js'
import { Migration20261121204800_missoes_ensino } from './Migration20261121204800_missoes_ensino.js'
import { Migration20261121205200_relatorios } from './Migration20261121205200_relatorios.js'
import { Migration20261121205500_cultos } from './Migration20261121205500_cultos.js'
import { Migration20261121210000_recursos } from './Migration20261121210000_recursos.js'
import { Migration20261121215000_louvor } from './Migration20261121215000_louvor.js'
import { Migration20261121220300_assinatura } from './Migration20261121220300_assinatura.js'
import { Migration20261121221600_privacidade } from './Migration20261121221600_privacidade.js'
import { Migration20261121221800_primeiros_passos } from './Migration20261121221800_primeiros_passos.js'
import { Migration20261122011400_auditoria } from './Migration20261122011400_auditoria.js'
import { Migration20261122050000_estorno_reabre } from './Migration20261122050000_estorno_reabre.js'

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
  { name: 'Migration20261121200000_dizimos_orcamentos', class: Migration20261121200000_dizimos_orcamentos },
  { name: 'Migration20261121204000_contas', class: Migration20261121204000_contas },
  { name: 'Migration20261121204000_uma_vez_ao_dia', class: Migration20261121204000_uma_vez_ao_dia },
  { name: 'Migration20261121204800_missoes_ensino', class: Migration20261121204800_missoes_ensino },
  { name: 'Migration20261121205200_relatorios', class: Migration20261121205200_relatorios },
  { name: 'Migration20261121205500_cultos', class: Migration20261121205500_cultos },
  { name: 'Migration20261121210000_recursos', class: Migration20261121210000_recursos },
  { name: 'Migration20261121215000_louvor', class: Migration20261121215000_louvor },
  { name: 'Migration20261121220300_assinatura', class: Migration20261121220300_assinatura },
  { name: 'Migration20261121221600_privacidade', class: Migration20261121221600_privacidade },
  { name: 'Migration20261121221800_primeiros_passos', class: Migration20261121221800_primeiros_passos },
  { name: 'Migration20261122011400_auditoria', class: Migration20261122011400_auditoria },
  { name: 'Migration20261122050000_estorno_reabre', class: Migration20261122050000_estorno_reabre },
]
