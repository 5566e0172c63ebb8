import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, FieldResolver, Info, Mutation, Query, Resolver, Root } from 'type-graphql'
import { qrPicture } from '../../../kernel/base/qr.js'
import { IdArg } from '../../../kernel/transport/graphql/arguments.js'
import { listArgs, toPage } from '../../../kernel/transport/graphql/page.type.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import { Needs } from '../../../kernel/transport/graphql/selection.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { pessoaById, UsuarioType } from '../../acesso/usuario/index.js'
import { EventoType, eventoById } from '../../agenda/evento/index.js'
import { CampanhaMissoesType, campanhaById } from '../campanha-missoes/index.js'
import type { CodigoPixRow } from './codigo-pix.queries.js'
import {
  ChavePixMudada,
  CodigoPix,
  CodigoPixGerado,
  CodigoPixPage,
  CodigosPixArgs,
  GerarCodigoPixInput,
  MudarChavePixInput,
  Ofertar,
  PaginaOfertar,
  PaginaOfertarMudada,
} from './codigo-pix.type.js'
import {
  type GeneratedCodigo,
  gerarCodigoPix,
  listCodigosPix,
  mudarChavePix,
  publicarOfertar,
  readCodigoPix,
  readGivingForm,
} from './codigo-pix.usecases.js'
import { readGivingPage } from './pagina-ofertar.js'

const address = 'O que vem no fim do endereço da página.'

@Resolver(() => CodigoPix)
export class CodigoPixResolver {
  @Query(() => CodigoPixPage, { description: 'Os códigos Pix da igreja, do mais novo ao mais antigo.' })
  @Perfil(listCodigosPix)
  async codigosPix(
    @Ctx() ctx: Context,
    @Args(() => CodigosPixArgs) args: CodigosPixArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    return toPage(await listCodigosPix(ctx, listArgs(args, info)))
  }

  @Query(() => CodigoPix, { description: 'Um código Pix, por número ou uuid.' })
  @Perfil(readCodigoPix)
  codigoPix(@Ctx() ctx: Context, @IdArg() id: string) {
    return readCodigoPix(ctx, { id })
  }

  @Query(() => Ofertar, { description: 'O que se pode ofertar por Pix à própria igreja.' })
  @Perfil(readGivingForm)
  ofertar(@Ctx() ctx: Context) {
    return readGivingForm(ctx, {})
  }

  @Mutation(() => CodigoPixGerado, {
    description: 'Gera um código Pix para ofertar à própria igreja; pedido de novo, tem o mesmo txid.',
  })
  @Perfil(gerarCodigoPix)
  gerarCodigoPix(
    @Ctx() ctx: Context,
    @Arg('input', () => GerarCodigoPixInput, { description: 'O que o código diz.' }) input: GerarCodigoPixInput,
  ) {
    return gerarCodigoPix(ctx, input)
  }

  @Mutation(() => ChavePixMudada, {
    description: 'Muda a chave Pix da própria igreja e avisa todos os administradores por e-mail.',
  })
  @Perfil(mudarChavePix)
  mudarChavePix(
    @Ctx() ctx: Context,
    @Arg('input', () => MudarChavePixInput, { description: 'A nova chave.' }) input: MudarChavePixInput,
  ) {
    return mudarChavePix(ctx, input)
  }

  @Mutation(() => PaginaOfertarMudada, {
    description: 'Põe no ar a página pública de ofertas da própria igreja, ou a tira do ar.',
  })
  @Perfil(publicarOfertar)
  publicarOfertar(
    @Ctx() ctx: Context,
    @Arg('noAr', () => Boolean, { description: 'Se a página está no ar.' }) noAr: boolean,
    @Arg('endereco', () => String, {
      nullable: true,
      description: 'O fim do endereço, de 3 a 40 letras; ausente, fica o que há, ou um que ninguém adivinha.',
    })
    endereco?: string | null,
  ) {
    return publicarOfertar(ctx, { noAr, endereco })
  }

  @Query(() => PaginaOfertar, { description: 'A página pública de ofertas de uma igreja. Não pede sessão.' })
  @Perfil(readGivingPage)
  paginaOfertar(@Ctx() ctx: Context, @Arg('endereco', () => String, { description: address }) endereco: string) {
    return readGivingPage(ctx, { endereco })
  }

  @FieldResolver(() => UsuarioType, { nullable: true, description: 'Quem oferta; nulo: qualquer pessoa.' })
  @Needs('idUsuario')
  usuario(@Root() row: CodigoPixRow, @Ctx() ctx: Context) {
    return pessoaById(ctx, row.idUsuario)
  }

  @FieldResolver(() => CampanhaMissoesType, { nullable: true, description: 'A campanha.' })
  @Needs('idCampanha')
  campanha(@Root() row: CodigoPixRow, @Ctx() ctx: Context) {
    return campanhaById(ctx, row.idCampanha)
  }

  @FieldResolver(() => EventoType, { nullable: true, description: 'O evento.' })
  @Needs('idEvento')
  evento(@Root() row: CodigoPixRow, @Ctx() ctx: Context) {
    return eventoById(ctx, row.idEvento)
  }
}

@Resolver(() => CodigoPixGerado)
export class CodigoPixGeradoResolver {
  @FieldResolver(() => String, { description: 'O código QR, como imagem SVG em uma URL data:.' })
  qrCode(@Root() { copiaECola }: GeneratedCodigo) {
    return qrPicture(copiaECola)
  }
}
