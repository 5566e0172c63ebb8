import { defineEntity, p } from '@mikro-orm/core'
import { perfilRange, perfis } from '../../../kernel/access/perfis.js'
import type { TableOf } from '../../../kernel/database/tables.js'
import { Arquivo } from '../../../kernel/files/files.entity.js'
import {
  foreignKey,
  softDelete,
  tenantColumns,
  tenantIndex,
  tenantTable,
  uniqueAlive,
  uniqueInTenant,
} from '../../../kernel/tenant/base.entity.js'
import { Importacao } from './importacao.entity.js'

/** How less than the perfil gives is given to one person, where functions narrowed that person before rights were a union. */
export interface LimiteAcesso {
  /** only what the church's matrix gives to a member too */
  comoMembro: true
  /** areas in which it reaches only the own groups */
  meus: string[]
  /** an administrator has looked at it and keeps it */
  revisado: boolean
}

/** A person of a church. Signing in needs an e-mail and a password (see Credencial). */
export const Usuario = defineEntity({
  name: 'Usuario',
  ...tenantTable('usuario'),
  indexes: [
    uniqueInTenant('usuario_uuid', 'uuid'),
    uniqueAlive('usuario_email', 'email'),
    uniqueAlive('usuario_cpf', 'cpf'),
    tenantIndex('usuario_nome', 'nome_ordem', 'id'),
    {
      name: 'usuario_entrada',
      expression: (_c, table, index) => `create index "${index}" on "${table.name}" ("email")`,
    },
  ],
  checks: [
    {
      name: 'usuario_perfil',
      expression: `perfil > ${perfilRange.min - 1} and perfil < ${perfilRange.max + 1}`,
    },
    { name: 'usuario_sinais', expression: 'recem_convertido in (0, 1) and usuario_ativo in (0, 1)' },
  ],
  properties: {
    ...tenantColumns,
    ...softDelete,
    name: p.string().length(120),
    email: p.string().length(254).nullable(),
    telefoneUsuario: p.string().length(20).nullable(),
    perfil: p.smallint().default(perfis.none),
    /** limits what the perfil alone gives to this person; functions and leading add to it. null: no limit */
    limiteAcesso: p.json<LimiteAcesso>().nullable(),
    /**
     * has been named the leader of a group, so the look-up of the current user asks which groups the person leads
     * (`remembersNamed`). It gives nothing, and is never taken back: whoever no longer leads is asked for in vain
     */
    liderou: p.boolean().default(false),
    recemConvertido: p.smallint().default(0),
    usuarioAtivo: p.smallint().default(1),
    cpf: p.string().length(11).nullable(),
    dataNascimento: p.date().nullable(),
    /** month and day, where the year of birth is not known */
    aniversario: p.string().length(5).nullable(),
    sexo: p.string().length(20).nullable(),
    estadoCivil: p.string().length(20).nullable(),
    cep: p.string().length(8).nullable(),
    endereco: p.string().length(150).nullable(),
    numero: p.string().length(20).nullable(),
    complemento: p.string().length(80).nullable(),
    bairro: p.string().length(80).nullable(),
    cidade: p.string().length(80).nullable(),
    uf: p.string().length(2).nullable(),
    dataConversao: p.date().nullable(),
    dataBatismo: p.date().nullable(),
    observacoes: p.text().nullable(),
    /** when the person was anonymised (features/igreja/privacidade); such a person is never restored */
    anonimizadoEm: p.datetime().nullable(),
    idFoto: p.integer().nullable(),
    foto: () => foreignKey(Arquivo, 'id_foto'),
    idImportacao: p.integer().nullable(),
    importacao: () => foreignKey(Importacao, 'id_importacao'),
    nomeOrdem: p
      .text()
      .nullable()
      .generated((c) => `(normalizar(${c.name})) stored`),
    busca: p
      .text()
      .nullable()
      .generated(
        (c) =>
          `(normalizar(${c.name} || ' ' || coalesce(${c.email}, '') || ' ' || coalesce(${c.telefoneUsuario}, ''))) stored`,
      ),
  },
})

declare module '../../../kernel/database/tables.js' {
  interface Tables {
    usuario: TableOf<typeof Usuario>
  }
}
