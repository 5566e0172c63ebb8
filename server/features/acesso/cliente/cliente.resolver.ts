import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs'
import type { FileUpload } from 'graphql-upload/processRequest.mjs'
import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { fotoUrl } from '../../../kernel/work/files/files.queries.js'
import { DadosIgreja, IgrejaInput } from './cliente.type.js'
import {
  atualizarIgreja,
  definirModulosDesligados,
  enviarLogoIgreja,
  type IgrejaRow,
  readIgreja,
  removerLogoIgreja,
} from './cliente.usecases.js'

@Resolver(() => DadosIgreja)
export class ClienteResolver {
  @Query(() => DadosIgreja, { description: 'Os dados da própria igreja.' })
  @Perfil(readIgreja)
  igreja(@Ctx() ctx: Context) {
    return readIgreja(ctx, {})
  }

  @Mutation(() => DadosIgreja, { description: 'Altera os dados da própria igreja.' })
  @Perfil(atualizarIgreja)
  atualizarIgreja(
    @Ctx() ctx: Context,
    @Arg('input', () => IgrejaInput, { description: 'Os dados.' }) input: IgrejaInput,
  ) {
    return atualizarIgreja(ctx, input)
  }

  @Mutation(() => DadosIgreja, {
    description:
      'Diz o que a igreja não usa; tudo o mais ela usa. Fica fora do menu e da página inicial: nada é recusado nem excluído, e os endereços continuam abrindo.',
  })
  @Perfil(definirModulosDesligados)
  definirModulosDesligados(
    @Ctx() ctx: Context,
    @Arg('modulos', () => [String], {
      description:
        'Entre celulas, missoes, visitas, batismos, reunioes, escalas, louvor, ebd, salas, planejamento, mural e patrimonio; vazio: a igreja usa tudo.',
    })
    modulos: string[],
  ) {
    return definirModulosDesligados(ctx, { modulos })
  }

  @Mutation(() => DadosIgreja, { description: 'Guarda o logotipo da igreja (JPEG, PNG ou WebP, até 10 MB).' })
  @Perfil(enviarLogoIgreja)
  enviarLogoIgreja(
    @Ctx() ctx: Context,
    @Arg('arquivo', () => GraphQLUpload, { description: 'Arquivo da imagem.' }) arquivo: Promise<FileUpload>,
  ) {
    return enviarLogoIgreja(ctx, { arquivo })
  }

  @Mutation(() => DadosIgreja, { description: 'Tira o logotipo da igreja.' })
  @Perfil(removerLogoIgreja)
  removerLogoIgreja(@Ctx() ctx: Context) {
    return removerLogoIgreja(ctx, {})
  }

  @FieldResolver(() => String, { nullable: true, description: 'Endereço do logotipo.' })
  logoUrl(@Root() { idLogo }: IgrejaRow, @Ctx() ctx: Context) {
    return fotoUrl(ctx, idLogo)
  }
}
