import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { postFields } from '../../../../schema/rules/comunicacao/post.input.js'
import { type Order, orderOf, PageArgs, PageInfo, pageOf } from '../../../kernel/transport/graphql/page.type.js'
import { Registro } from '../../../kernel/transport/graphql/registro.type.js'
import { DateTimeScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'
import type { PostRow } from './post.queries.js'

@ObjectType({ description: 'Texto com imagem no feed da igreja.', simpleResolvers: true, implements: Registro })
export class Post {
  @Field(() => Int, { description: 'Número do post.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field(() => Int, { description: 'Número da igreja.' }) idCliente!: number
  @Field(() => Int, { description: 'Número do tipo.' }) idTipoPost!: number
  @Field({ description: 'Título.' }) tituloPost!: string
  @Field(() => String, { nullable: true, description: 'Subtítulo.' }) subtituloPost!: string | null
  @Field({ description: 'Texto em HTML simples, sem atributos nem scripts.' }) textoPost!: string
  @Field(() => Int, { description: '1: publicado; 0: oculto.' }) statusPost!: number
  @Field(() => DateTimeScalar, { nullable: true, description: 'Quando foi publicado pela primeira vez.' })
  publicadoEm!: Date | null
  @Field(() => DateTimeScalar, { description: 'Quando foi criado.' }) createdAt!: Date
  @Field(() => DateTimeScalar, { description: 'Última alteração.' }) updatedAt!: Date
  @Field(() => DateTimeScalar, { nullable: true, description: 'Quando foi excluído.' }) excluidoEm!: Date | null
  @Field(() => Int, { description: 'Versão do registro, para evitar sobrescrever a edição de outra pessoa.' })
  versao!: number
}

export const PostPage = pageOf(Post)

@ObjectType({ description: 'Um trecho do feed.', simpleResolvers: true })
export class TrechoFeed {
  @Field(() => [Post], { description: 'Os posts, do mais novo ao mais antigo.' }) nodes!: PostRow[]
  @Field(() => PageInfo, { description: 'Onde o trecho está no feed.' }) pageInfo!: PageInfo
}

@ArgsType()
export class FeedArgs {
  @Field(() => Int, { defaultValue: 10, description: 'Quantos posts, no máximo 100.' }) first!: number
  @Field(() => String, {
    nullable: true,
    description: 'Cursor (`endCursor`) do último post já lido. Posts novos não o deslocam.',
  })
  after?: string | null
}

export const PostOrdem = orderOf('Post', postFields, {
  tituloPost: 'Título.',
  tipo: 'Nome do tipo.',
  autor: 'Nome do autor.',
  statusPost: 'Situação.',
  publicadoEm: 'Quando foi publicado; os nunca publicados, por último.',
  createdAt: 'Data do cadastro.',
})

@InputType({ description: 'Filtro da lista de posts.' })
export class PostFiltro {
  @Field(() => ID, { nullable: true, description: 'Tipo, por número ou uuid.' }) idTipoPost?: string | null
  @Field(() => Int, { nullable: true, description: '1: só publicados; 0: só ocultos.' }) statusPost?: number | null
  @Field(() => Boolean, { nullable: true, description: 'Verdadeiro: a lixeira, para quem pode restaurar.' }) excluidos?:
    | boolean
    | null
}

@ArgsType()
export class PostsArgs extends PageArgs {
  @Field(() => PostOrdem, { nullable: true, description: 'Ordem; sem ela, do mais novo ao mais antigo.' })
  ordem?: Order<(typeof postFields)[number]> | null
  @Field(() => PostFiltro, { nullable: true, description: 'Filtro.' }) filtro?: PostFiltro | null
}

@InputType({ description: 'Dados de um post. Numa alteração, o que não é enviado fica como está.' })
export class PostInput {
  @Field(() => ID, { description: 'Tipo, por número ou uuid.' }) idTipoPost!: string
  @Field({ description: 'Título, até 150 caracteres.' }) tituloPost!: string
  @Field(() => String, { nullable: true, description: 'Subtítulo, até 250 caracteres.' }) subtituloPost?: string | null
  @Field({ description: 'Texto em HTML; o que não for texto simples formatado é retirado.' }) textoPost!: string
  @Field(() => Int, { nullable: true, description: '1: publicado, como começa; 0: oculto.' }) statusPost?: number | null
  @Field(() => Int, { nullable: true, description: 'Versão que estava sendo editada.' }) versao?: number | null
}
