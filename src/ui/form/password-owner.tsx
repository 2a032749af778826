/** Password managers overlook fields of type 'hidden'. */
export function PasswordOwner({ email, form }: { email: string; form?: string }) {
  return <input hidden readOnly form={form} autoComplete="username" value={email} />;
}
