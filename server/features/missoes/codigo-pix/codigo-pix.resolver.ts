import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, FieldResolver, Info, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { Context } from '../../../kernel/context.js'
import { IdArg } from '../../../kernel/graphql/arguments.js'
import { listArgs, toPage } from '../../../kernel/graphql/page.type.js'
import { Perfil } from '../../../kernel/graphql/perfil.directive.js'
import { Needs } from '../../../kernel/graphql/selection.js'
import { pessoaPorId, UsuarioType } from '../../acesso/usuario/index.js'
import { EventoType, eventoPorId } from '../../agenda/evento/index.js'
import { CampanhaMissoesType, campanhaPorId } from '../campanha-missoes/index.js'
import { desenho } from './codigo-pix.qr.js'
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
} from './codigo-pix.type.js'
import {
  type CodigoGerado,
  gerarCodigoPix,
  lerCodigoPix,
  lerOfertar,
  listarCodigosPix,
  mudarChavePix,
} from './codigo-pix.usecases.js'

@Resolver(() => CodigoPix)
export class CodigoPixResolver {
  @Query(() => CodigoPixPage, { description: 'Os códigos Pix da igreja, do mais novo ao mais antigo.' })
  @Perfil(listarCodigosPix)
  async codigosPix(
    @Ctx() ctx: Context,
    @Args(() => CodigosPixArgs) args: CodigosPixArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    return toPage(await listarCodigosPix(ctx, listArgs(args, info)))
  }

  @Query(() => CodigoPix, { description: 'Um código Pix, por número ou uuid.' })
  @Perfil(lerCodigoPix)
  codigoPix(@Ctx() ctx: Context, @IdArg() id: string) {
    return lerCodigoPix(ctx, { id })
  }

  @Query(() => Ofertar, { description: 'O que se pode ofertar por Pix à própria igreja.' })
  @Perfil(lerOfertar)
  ofertar(@Ctx() ctx: Context) {
    return lerOfertar(ctx, {})
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

  @FieldResolver(() => UsuarioType, { nullable: true, description: 'Quem oferta; nulo: qualquer pessoa.' })
  @Needs('idUsuario')
  usuario(@Root() row: CodigoPixRow, @Ctx() ctx: Context) {
    return pessoaPorId(ctx, row.idUsuario)
  }

  @FieldResolver(() => CampanhaMissoesType, { nullable: true, description: 'A campanha.' })
  @Needs('idCampanha')
  campanha(@Root() row: CodigoPixRow, @Ctx() ctx: Context) {
    return campanhaPorId(ctx, row.idCampanha)
  }

  @FieldResolver(() => EventoType, { nullable: true, description: 'O evento.' })
  @Needs('idEvento')
  evento(@Root() row: CodigoPixRow, @Ctx() ctx: Context) {
    return eventoPorId(ctx, row.idEvento)
  }
}

@Resolver(() => CodigoPixGerado)
export class CodigoPixGeradoResolver {
  @FieldResolver(() => String, { description: 'O código QR, como imagem SVG em uma URL data:.' })
  qrCode(@Root() { copiaECola }: CodigoGerado) {
    return desenho(copiaECola)
  }
}
