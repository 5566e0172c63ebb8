import type { Feature } from '../../../server/kernel/feature.js'
import { Departamento } from './departamento.entity.js'
import { Membro } from './membro.entity.js'
import { membrosDaPessoa } from './membros.queries.js'
import { MembrosDaPessoaResolver } from './membros.resolver.js'

/** Memberships of people, written like a feature of the product; only the benchmark mounts it. */
export const membrosFeature: Feature = {
  name: 'membros',
  entities: [Departamento, Membro],
  resolvers: [MembrosDaPessoaResolver],
  nested: [membrosDaPessoa],
}
