import { defineEntity, p } from '@mikro-orm/core'
import type { TableOf } from '../../../kernel/data/database/tables.js'
import {
  foreignKey,
  softDelete,
  tenantColumns,
  tenantIndex,
  tenantTable,
  uniqueInTenant,
} from '../../../kernel/data/tenant/base.entity.js'
import { Arquivo } from '../../../kernel/work/files/files.entity.js'
import { Local } from '../../agenda/local/local.entity.js'
import { TipoPatrimonio } from '../tipo-patrimonio/tipo-patrimonio.entity.js'

export const Patrimonio = defineEntity({
  name: 'Patrimonio',
  ...tenantTable('patrimonio'),
  indexes: [
    uniqueInTenant('patrimonio_uuid', 'uuid'),
    tenantIndex('patrimonio_codigo', 'codigo_patrimonio'),
    tenantIndex('patrimonio_nome', 'nome_ordem', 'id'),
    tenantIndex('patrimonio_tipo', 'tipo_patrimonio'),
    tenantIndex('patrimonio_local', 'id_local'),
  ],
  checks: [{ name: 'patrimonio_valores', expression: 'valor_compra_patrimonio >= 0 and valor_atual_patrimonio >= 0' }],
  properties: {
    ...tenantColumns,
    ...softDelete,
    nomePatrimonio: p.string().length(120),
    codigoPatrimonio: p.string().length(40),
    tipoPatrimonio: p.integer(),
    tipo: () => foreignKey(TipoPatrimonio, 'tipo_patrimonio'),
    descricaoPatrimonio: p.text().nullable(),
    dataAquisicaoPatrimonio: p.date().nullable(),
    valorCompraPatrimonio: p.decimal('string').precision(14).scale(2).nullable(),
    fornecedorPatrimonio: p.string().length(120).nullable(),
    dataNotaFiscalPatrimonio: p.date().nullable(),
    idLocal: p.integer().nullable(),
    local: () => foreignKey(Local, 'id_local'),
    localizacaoPatrimonio: p.string().length(120).nullable(),
    responsavelPatrimonio: p.string().length(120).nullable(),
    estadoConservacaoPatrimonio: p.string().length(40).nullable(),
    valorAtualPatrimonio: p.decimal('string').precision(14).scale(2).nullable(),
    idFoto: p.integer().nullable(),
    foto: () => foreignKey(Arquivo, 'id_foto'),
    nomeOrdem: p
      .text()
      .nullable()
      .generated((c) => `(normalizar(${c.nomePatrimonio})) stored`),
    busca: p
      .text()
      .nullable()
      .generated(
        (c) =>
          `(normalizar(${c.nomePatrimonio} || ' ' || ${c.codigoPatrimonio} || ' ' || coalesce(${c.localizacaoPatrimonio}, '') || ' ' || coalesce(${c.responsavelPatrimonio}, '') || ' ' || coalesce(${c.fornecedorPatrimonio}, '') || ' ' || coalesce(${c.descricaoPatrimonio}, ''))) stored`,
      ),
  },
})

declare module '../../../kernel/data/database/tables.js' {
  interface Tables {
    patrimonio: TableOf<typeof Patrimonio>
  }
}
