import { Auditoria } from './audit.js'
import { Arquivo } from './files.entity.js'
import { Idempotencia } from './idempotency.entity.js'
import { EmailSaida } from './mail.entity.js'
import { Limite } from './rate-limit.js'

/** Tables of the kernel itself; each feature brings its own. */
export const kernelEntities = [Arquivo, Auditoria, EmailSaida, Idempotencia, Limite]
