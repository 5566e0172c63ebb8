import { defineEntity, p } from '@mikro-orm/core'
import { defaultTimeZone } from '../../../../schema/rules/dates.js'
import type { TableOf } from '../../../kernel/data/database/tables.js'
import { decidesRights, foreignKey, tenantColumns, tenantTable } from '../../../kernel/data/tenant/base.entity.js'
import { Arquivo } from '../../../kernel/work/files/files.entity.js'

const table = tenantTable('cliente')

/** A church. Its id is the id of the person who signed it up, and `id` and `idCliente` are equal. */
export const Cliente = defineEntity({
  name: 'Cliente',
  ...table,
  triggers: [
    ...table.triggers,
    decidesRights('cliente', 'update of fuso_horario'),
    {
      name: 'criar_conta_geral',
      timing: 'after',
      events: ['insert'],
      forEach: 'row',
      expression:
        'create trigger "criar_conta_geral" after insert on "cliente" for each row execute function criar_conta_geral()',
    },
    {
      name: 'criar_categorias_fixas',
      timing: 'after',
      events: ['insert'],
      forEach: 'row',
      expression:
        'create trigger "criar_categorias_fixas" after insert on "cliente" for each row execute function criar_categorias_fixas()',
    },
  ],
  checks: [
    { name: 'cliente_numero', expression: 'id = id_cliente' },
    { name: 'cliente_pequeno_porte', expression: 'pequeno_porte in (0, 1)' },
  ],
  properties: {
    ...tenantColumns,
    id: p.integer().primary().autoincrement(false),
    nome: p.string().length(120),
    fusoHorario: p.string().length(60).default(defaultTimeZone),
    /** when the home page started to hide the first steps */
    passosDispensadosEm: p.datetime().nullable(),
    /** when rights became a union in this church; null: from the beginning, or administrators have read of it */
    acessoMudouEm: p.datetime().nullable(),
    /** what the church does not use; null: it is new and has not said yet (unusedOf) */
    modulosDesligados: p.json<string[]>().nullable().defaultRaw(`'[]'`),
    cnpj: p.string().length(14).nullable(),
    telefone: p.string().length(20).nullable(),
    email: p.string().length(254).nullable(),
    chavePix: p.string().length(77).nullable(),
    /** name and city as Pix codes show them */
    nomePix: p.string().length(25).nullable(),
    cidadePix: p.string().length(15).nullable(),
    /** end of the public address for giving; null: there is no public page */
    enderecoOfertar: p.string().length(40).nullable(),
    /** who signs receipts, and in which function; null: the person with the function 'Tesoureiro' */
    assinanteRecibos: p.string().length(120).nullable(),
    cargoRecibos: p.string().length(60).nullable(),
    /** who answers questions about personal data (LGPD): a person, or a channel such as the secretary's office */
    encarregado: p.string().length(120).nullable(),
    emailEncarregado: p.string().length(254).nullable(),
    telefoneEncarregado: p.string().length(20).nullable(),
    /** the church says that it is a small agent (Res. CD/ANPD 2/2022), whose terms for security incidents are doubled */
    pequenoPorte: p.smallint().default(0),
    cep: p.string().length(8).nullable(),
    endereco: p.string().length(150).nullable(),
    numero: p.string().length(20).nullable(),
    complemento: p.string().length(80).nullable(),
    bairro: p.string().length(80).nullable(),
    cidade: p.string().length(80).nullable(),
    uf: p.string().length(2).nullable(),
    idLogo: p.integer().nullable(),
    logo: () => foreignKey(Arquivo, 'id_logo'),
    /** when the platform suspended the church: reading is allowed, writing is not */
    suspensoEm: p.datetime().nullable(),
    motivoSuspensao: p.string().length(200).nullable(),
    /** the administrator closed the church's account: after this instant everything is deleted */
    apagarEm: p.datetime().nullable(),
  },
})

declare module '../../../kernel/data/database/tables.js' {
  interface Tables {
    cliente: TableOf<typeof Cliente>
  }
}
