/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../../gql/types';

import { useQuery, type SkipToken, useMutation } from '@apollo/client/react'
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ClasseDoAlunoQueryVariables = Exact<{
  id: string | number;
}>;


export type ClasseDoAlunoQuery = { classeEBD: { id: number, uuid: string, idCliente: number, nomeClasse: string } };

export type AdicionarMembroClasseEbdMutationVariables = Exact<{
  input: Types.MembroClasseEbdInput;
}>;


export type AdicionarMembroClasseEbdMutation = { adicionarMembroClasseEBD: { id: number, uuid: string } };


export const ClasseDoAlunoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClasseDoAluno"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"classeEBD"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}},{"kind":"Field","name":{"kind":"Name","value":"idCliente"}},{"kind":"Field","name":{"kind":"Name","value":"nomeClasse"}}]}}]}}]} as unknown as DocumentNode<ClasseDoAlunoQuery, ClasseDoAlunoQueryVariables>;
export const AdicionarMembroClasseEbdDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdicionarMembroClasseEbd"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MembroClasseEBDInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adicionarMembroClasseEBD"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"uuid"}}]}}]}}]} as unknown as DocumentNode<AdicionarMembroClasseEbdMutation, AdicionarMembroClasseEbdMutationVariables>;
export const useClasseDoAlunoQuery = (options: useQuery.Options<ClasseDoAlunoQuery, ClasseDoAlunoQueryVariables> | SkipToken): useQuery.Result<ClasseDoAlunoQuery, ClasseDoAlunoQueryVariables, 'empty' | 'complete' | 'streaming'> => useQuery(ClasseDoAlunoDocument, options as never) as never
export const useAdicionarMembroClasseEbdMutation = (options?: useMutation.Options<AdicionarMembroClasseEbdMutation, AdicionarMembroClasseEbdMutationVariables>): useMutation.ResultTuple<AdicionarMembroClasseEbdMutation, AdicionarMembroClasseEbdMutationVariables> => useMutation(AdicionarMembroClasseEbdDocument, options as never) as never