/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../gql/types';

import { useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CriarBatismosMutationVariables = Exact<{
  input: Types.BatismosInput;
}>;


export type CriarBatismosMutation = { criarBatismos: Array<{ id: number, uuid: string, planejado: boolean, batizando: { id: number, uuid: string, name: string, recemConvertido: number, dataBatismo: string | null } | null }> };


export const CriarBatismosDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CriarBatismos"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BatismosInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"criarBatismos"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"planejado"}},{"kind":"Field","name":{"kind":"Name","value":"batizando"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"recemConvertido"}},{"kind":"Field","name":{"kind":"Name","value":"dataBatismo"}}]}}]}}]}}]} as unknown as DocumentNode<CriarBatismosMutation, CriarBatismosMutationVariables>;
export const useCriarBatismosMutation = (options?: useMutation.Options<CriarBatismosMutation, CriarBatismosMutationVariables>): useMutation.ResultTuple<CriarBatismosMutation, CriarBatismosMutationVariables> => useMutation(CriarBatismosDocument, options as never) as never