/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AdicionarMembrosMutationVariables = Exact<{
  idDepartamento: string | number;
  ids: Array<string | number> | string | number;
}>;


export type AdicionarMembrosMutation = { adicionarMembrosDepartamento: { message: string, feitos: number, recusados: Array<{ id: string, name: string | null, motivo: string, lotado: boolean | null }> } };


export const AdicionarMembrosDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdicionarMembros"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"idDepartamento"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adicionarMembrosDepartamento"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"idDepartamento"},"value":{"kind":"Variable","name":{"kind":"Name","value":"idDepartamento"}}},{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Resultado"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Resultado"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ResultadoLote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"feitos"}},{"kind":"Field","name":{"kind":"Name","value":"recusados"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"motivo"}},{"kind":"Field","name":{"kind":"Name","value":"lotado"}}]}}]}}]} as unknown as DocumentNode<AdicionarMembrosMutation, AdicionarMembrosMutationVariables>;
export const useAdicionarMembrosMutation = (options?: useMutation.Options<AdicionarMembrosMutation, AdicionarMembrosMutationVariables>): useMutation.ResultTuple<AdicionarMembrosMutation, AdicionarMembrosMutationVariables> => useMutation(AdicionarMembrosDocument, options as never) as never