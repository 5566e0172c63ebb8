import { AConferir } from './kernel/data/tenant/confirming.entity.js'
import { MudancaIgreja } from './kernel/data/tenant/moving.entity.js'
import { CopiaSeguranca } from './kernel/transport/backup/backup.entity.js'
import { Auditoria } from './kernel/work/audit/audit.js'
import { Arquivo } from './kernel/work/files/files.entity.js'
import { Idempotencia } from './kernel/work/idempotency/idempotency.entity.js'
import { Limite } from './kernel/work/limits/rate-limit.js'
import { EmailSaida } from './kernel/work/mail/mail.entity.js'

/** Tables of the kernel itself; each feature brings its own. */
export const kernelEntities = [
  AConferir,
  Arquivo,
  Auditoria,
  CopiaSeguranca,
  EmailSaida,
  Idempotencia,
  Limite,
  MudancaIgreja,
]
