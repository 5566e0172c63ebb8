import { defineEntity, p, type TriggerDef } from '@mikro-orm/core'
import { perfilRange, perfis } from '../../../../schema/rules/perfis.js'
import type { TableOf } from '../../../kernel/data/database/tables.js'
import {
  decidesRights,
  foreignKey,
  notedChanges,
  softDelete,
  tenantColumns,
  tenantIndex,
  tenantTable,
  uniqueAlive,
  uniqueInTenant,
} from '../../../kernel/data/tenant/base.entity.js'
import { Arquivo } from '../../../kernel/work/files/files.entity.js'
import { Importacao } from './importacao.entity.js'

/** How less than the perfil gives is given to one person, where functions narrowed that person before rights were a union. */
export interface AcessoLimit {
  /** only what the church's matrix gives to a member too */
  comoMembro: true
  /** areas in which it reaches only the own groups */
  meus: string[]
  /** an administrator has looked at it and keeps it */
  revisado: boolean
}

const table = tenantTable('usuario')

const counted = ['name', 'usuario_ativo', 'recem_convertido', 'dia_aniversario', 'excluido_em is null']
const countedOf = (row: string) => counted.map((column) => `${row}.${column}`).join(', ')

/**
 * Triggers that keep how many people the church has (`contagem_pessoas`), and tell when somebody who may be missed has
 * changed (functions in the migration).
 */
const counts: TriggerDef[] = [
  ...(['insert', 'delete'] as const).map((event): TriggerDef => {
    const rows = `referencing ${event === 'insert' ? 'new' : 'old'} table as linhas`
    return {
      name: `contar_${event}`,
      timing: 'after',
      events: [event],
      forEach: 'statement',
      expression: `create trigger "contar_${event}" after ${event} on "usuario" ${rows} for each statement execute function contar_pessoas()`,
    }
  }),
  {
    name: 'contar_update',
    timing: 'after',
    events: ['update'],
    forEach: 'row',
    expression: `create trigger "contar_update" after update on "usuario" for each row when ((${countedOf('old')}) is distinct from (${countedOf('new')})) execute function contar_mudanca_de_pessoa()`,
  },
]

/** A person of a church. Signing in needs a password (see Credencial), and an e-mail, a telephone or a chosen name. */
export const Usuario = defineEntity({
  name: 'Usuario',
  ...table,
  triggers: [
    ...table.triggers,
    decidesRights('usuario', 'delete or update of name, excluido_em'),
    notedChanges(
      'usuario',
      'name',
      'usuario_ativo',
      'recem_convertido',
      'data_nascimento',
      'aniversario',
      'excluido_em',
    ),
    ...counts,
  ],
  indexes: [
    uniqueInTenant('usuario_uuid', 'uuid'),
    uniqueAlive('usuario_email', 'email'),
    uniqueAlive('usuario_cpf', 'cpf'),
    tenantIndex('usuario_nome', 'nome_ordem', 'id'),
    {
      name: 'usuario_criado',
      expression: (_c, { name }, index) =>
        `create index "${index}" on "${name}" ("id_cliente", "created_at", "id") where "excluido_em" is null`,
    },
    {
      name: 'usuario_aniversario',
      expression: (_c, { name }, index) =>
        `create index "${index}" on "${name}" ("id_cliente", "dia_aniversario", "nome_ordem") where "excluido_em" is null and "usuario_ativo" = 1`,
    },
    {
      name: 'usuario_liderou',
      expression: (_c, { name }, index) => `create index "${index}" on "${name}" ("id_cliente") where "liderou"`,
    },
    {
      name: 'usuario_entrada',
      expression: (_c, table, index) => `create index "${index}" on "${table.name}" ("email")`,
    },
    {
      name: 'usuario_entrada_telefone',
      expression: (_c, table, index) => `create index "${index}" on "${table.name}" ("telefone_usuario")`,
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
    limiteAcesso: p.json<AcessoLimit>().nullable(),
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
    /** month * 100 + day of the birthday, also of one without a year */
    diaAniversario: p
      .integer()
      .nullable()
      .generated(
        (c) =>
          `(coalesce((extract(month from ${c.dataNascimento}) * 100 + extract(day from ${c.dataNascimento}))::int, nullif(regexp_replace(${c.aniversario}, '[^0-9]', '', 'g'), '')::int)) stored`,
      ),
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

declare module '../../../kernel/data/database/tables.js' {
  interface Tables {
    usuario: TableOf<typeof Usuario>
  }
}
