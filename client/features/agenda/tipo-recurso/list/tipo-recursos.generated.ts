/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type TipoRecursoLinhaFragment = { id: number, uuid: string, idCliente: number, tipoRecurso: string, quantidadeRecursos: number, versao: number, excluidoEm: string | null, acoesPermitidas: Array<string> };

export type TipoRecursosQueryVariables = Exact<{
  first?: number | null | undefined;
  after?: string | null | undefined;
  busca?: string | null | undefined;
  ordem?: Types.TipoRecursoOrdem | null | undefined;
  filtro?: Types.TipoRecursoFiltro | null | undefined;
}>;


export type TipoRecursosQuery = { tipoRecursos: { totalCount: number, nodes: Array<{ id: number, uuid: string, idCliente: number, tipoRecurso: string, quantidadeRecursos: number, versao: number, excluidoEm: string | null, acoesPermitidas: Array<string> }> } };

export type ExcluirTipoRecursoMutationVariables = Exact<{
  id: string | number;
}>;


export type ExcluirTipoRecursoMutation = { excluirTipoRecurso: { message: string } };

export type RestaurarTipoRecursoMutationVariables = Exact<{
  id: string | number;
}>;


export type RestaurarTipoRecursoMutation = { restaurarTipoRecurso: { id: number, uuid: string, excluidoEm: string | null, acoesPermitidas: Array<string> } };

export const TipoRecursoLinhaFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TipoRecursoLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TipoRecurso"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"tipoRecurso"}},{"kind":"Field","name":{"kind":"Name","value":"quantidadeRecursos"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<TipoRecursoLinhaFragment, unknown>;
export const TipoRecursosDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TipoRecursos"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"busca"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ordem"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TipoRecursoOrdem"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filtro"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"TipoRecursoFiltro"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tipoRecursos"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"busca"},"value":{"kind":"Variable","name":{"kind":"Name","value":"busca"}}},{"kind":"Argument","name":{"kind":"Name","value":"ordem"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ordem"}}},{"kind":"Argument","name":{"kind":"Name","value":"filtro"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filtro"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TipoRecursoLinha"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TipoRecursoLinha"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TipoRecurso"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"tipoRecurso"}},{"kind":"Field","name":{"kind":"Name","value":"quantidadeRecursos"}},{"kind":"Field","name":{"kind":"Name","value":"versao"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]} as unknown as DocumentNode<TipoRecursosQuery, TipoRecursosQueryVariables>;
export const ExcluirTipoRecursoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ExcluirTipoRecurso"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"excluirTipoRecurso"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ExcluirTipoRecursoMutation, ExcluirTipoRecursoMutationVariables>;
export const RestaurarTipoRecursoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestaurarTipoRecurso"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restaurarTipoRecurso"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"excluidoEm"}},{"kind":"Field","name":{"kind":"Name","value":"acoesPermitidas"}}]}}]}}]} as unknown as DocumentNode<RestaurarTipoRecursoMutation, RestaurarTipoRecursoMutationVariables>;
export const useExcluirTipoRecursoMutation = (options?: useMutation.Options<ExcluirTipoRecursoMutation, ExcluirTipoRecursoMutationVariables>): useMutation.ResultTuple<ExcluirTipoRecursoMutation, ExcluirTipoRecursoMutationVariables> => useMutation(ExcluirTipoRecursoDocument, options as never) as never
export const useRestaurarTipoRecursoMutation = (options?: useMutation.Options<RestaurarTipoRecursoMutation, RestaurarTipoRecursoMutationVariables>): useMutation.ResultTuple<RestaurarTipoRecursoMutation, RestaurarTipoRecursoMutationVariables> => useMutation(RestaurarTipoRecursoDocument, options as never) as never