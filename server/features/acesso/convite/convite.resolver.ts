import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql'
import { qrPicture } from '../../../kernel/base/qr.js'
import { IdArg } from '../../../kernel/transport/graphql/arguments.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { aceitarConvite, verificarConvite } from './aceitar.usecases.js'
import type { ConviteRow } from './convite.queries.js'
import { situacaoOf } from './convite.rules.js'
import { Convite, ConviteAberto, ConviteAceito, ConvitesDaPessoa, LinkDeConvite } from './convite.type.js'
import { cancelarConvite, criarLinkDeConvite, listConvites } from './convite.usecases.js'

@Resolver(() => LinkDeConvite)
export class LinkDeConviteResolver {
  @Mutation(() => LinkDeConvite, {
    description:
      'Faz um convite por link para quem nunca teve senha; um anterior deixa de valer. Só para quem pode tudo o que a pessoa poderá.',
  })
  @Perfil(criarLinkDeConvite)
  criarLinkDeConvite(
    @Ctx() ctx: Context,
    @Arg('idUsuario', () => ID, { description: 'A pessoa, por número ou uuid.' }) idUsuario: string,
  ) {
    return criarLinkDeConvite(ctx, { id: idUsuario })
  }

  @FieldResolver(() => String, { description: 'O endereço como imagem SVG (data:), para a câmera.' })
  qrCode(@Root() { url }: LinkDeConvite): Promise<string> {
    return qrPicture(url)
  }
}

@Resolver(() => Convite)
export class ConviteResolver {
  @Query(() => ConvitesDaPessoa, { description: 'Os convites por link de uma pessoa, e se ela pode ser convidada.' })
  @Perfil(listConvites)
  convitesDaPessoa(
    @Ctx() ctx: Context,
    @Arg('idUsuario', () => ID, { description: 'A pessoa, por número ou uuid.' }) idUsuario: string,
  ) {
    return listConvites(ctx, { id: idUsuario })
  }

  @Mutation(() => Convite, { description: 'Cancela um convite por link: o endereço deixa de valer.' })
  @Perfil(cancelarConvite)
  cancelarConvite(@Ctx() ctx: Context, @IdArg() id: string) {
    return cancelarConvite(ctx, { id })
  }

  @FieldResolver(() => String, {
    description: 'aberto, usado, cancelado, vencido, ou bloqueado depois de cinco respostas erradas.',
  })
  situacao(@Root() row: ConviteRow): string {
    return situacaoOf(row)
  }
}

@Resolver()
export class ConviteAbertoResolver {
  @Query(() => ConviteAberto, { description: 'O que um convite por link pede a quem o abre.' })
  @Perfil(verificarConvite)
  verificarConvite(@Ctx() ctx: Context, @Arg('token', () => String, { description: 'Token do link.' }) token: string) {
    return verificarConvite(ctx, { token })
  }

  @Mutation(() => ConviteAceito, {
    description:
      'Cria a primeira senha com um convite por link, uma única vez. A quinta resposta errada encerra o convite.',
  })
  @Perfil(aceitarConvite)
  aceitarConvite(
    @Ctx() ctx: Context,
    @Arg('token', () => String, { description: 'Token do link.' }) token: string,
    @Arg('resposta', () => String, { description: 'A resposta ao que o convite pede.' }) resposta: string,
    @Arg('password', () => String, { description: 'A senha.' }) password: string,
    @Arg('nomeAcesso', () => String, {
      nullable: true,
      description: 'Nome com que a pessoa quer entrar; preciso quando o cadastro não tem e-mail nem telefone.',
    })
    nomeAcesso?: string | null,
  ) {
    return aceitarConvite(ctx, { token, resposta, password, nomeAcesso })
  }
}
