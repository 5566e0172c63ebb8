import { Auditoria } from '../audit/audit.js'
import { CopiaSeguranca } from '../backup/backup.entity.js'
import { AConferir } from '../confirming/confirming.entity.js'
import { Arquivo } from '../files/files.entity.js'
import { Idempotencia } from '../idempotency/idempotency.entity.js'
import { Limite } from '../limits/rate-limit.js'
import { EmailSaida } from '../mail/mail.entity.js'
import { MudancaIgreja } from '../tenant/moving.entity.js'

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
