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
import { Usuario } from '../../acesso/usuario/usuario.entity.js'
import { TipoPost } from '../tipo-post/tipo-post.entity.js'

export const Post = defineEntity({
  name: 'Post',
  ...tenantTable('post'),
  indexes: [
    uniqueInTenant('post_uuid', 'uuid'),
    tenantIndex('post_publicado', 'publicado_em', 'id'),
    tenantIndex('post_criado', 'created_at', 'id'),
    tenantIndex('post_tipo', 'id_tipo_post'),
    tenantIndex('post_autor', 'id_autor'),
  ],
  checks: [
    { name: 'post_status', expression: 'status_post in (0, 1)' },
    { name: 'post_publicado', expression: 'status_post = 0 or publicado_em is not null' },
  ],
  properties: {
    ...tenantColumns,
    ...softDelete,
    idTipoPost: p.integer(),
    tipo: () => foreignKey(TipoPost, 'id_tipo_post'),
    /** null: the platform wrote it */
    idAutor: p.integer().nullable(),
    autor: () => foreignKey(Usuario, 'id_autor'),
    tituloPost: p.string().length(150),
    subtituloPost: p.string().length(250).nullable(),
    /** sanitised HTML */
    textoPost: p.text(),
    idFoto: p.integer().nullable(),
    foto: () => foreignKey(Arquivo, 'id_foto'),
    /** 0: hidden */
    statusPost: p.smallint().default(1),
    /**
     * when it was first published, which decides its position in the feed; null: never. In milliseconds, like the
     * feed's cursors.
     */
    publicadoEm: p.datetime(3).nullable(),
    nomeOrdem: p
      .text()
      .nullable()
      .generated((c) => `(normalizar(${c.tituloPost})) stored`),
    busca: p
      .text()
      .nullable()
      .generated((c) => `(normalizar(${c.tituloPost} || ' ' || coalesce(${c.subtituloPost}, ''))) stored`),
  },
})

declare module '../../../kernel/data/database/tables.js' {
  interface Tables {
    post: TableOf<typeof Post>
  }
}
