import { DirectiveLocation, GraphQLDirective, GraphQLInt, GraphQLList, GraphQLNonNull } from 'graphql'
import { Directive, Extensions, UseMiddleware } from 'type-graphql'
import type { z } from 'zod'
import { actions, publicAction } from '../access/actions.js'
import type { Context } from '../context.js'
import type { UseCase } from '../use-case.js'

export const perfilDirective = new GraphQLDirective({
  name: 'perfil',
  description: 'Perfis de usuário que podem usar este campo. Sem a diretiva, o campo é público.',
  locations: [DirectiveLocation.FIELD_DEFINITION],
  args: {
    permite: {
      type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(GraphQLInt))),
      description: 'Números dos perfis (ver nivelUsuarios).',
    },
  },
})

/** What of a use case the schema's extensions tell the sweeps. */
type Authorised = Pick<UseCase<z.ZodType, unknown>, 'action' | 'record'>

/**
 * On every query and mutation: `@Perfil(listarPatrimonios)`. Writes the directive into the SDL from the use case's action and
 * the permission table, and refuses before the resolver runs; the use case below refuses once more.
 */
export function Perfil({ action, record }: Authorised): MethodDecorator {
  const decorators: MethodDecorator[] = [Extensions({ action, record }) as MethodDecorator]
  if (action !== publicAction) {
    decorators.push(
      Directive(`@perfil(permite: [${actions[action].join(', ')}])`) as MethodDecorator,
      UseMiddleware(({ context }, next) => {
        ;(context as Context).authorise(action)
        return next()
      }) as MethodDecorator,
    )
  }
  return (target, key, descriptor) => {
    for (const decorate of decorators) decorate(target, key, descriptor)
  }
}
