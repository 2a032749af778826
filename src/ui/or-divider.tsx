export function OrDivider() {
  return (
    <p className="text-small text-muted before:border-border after:border-border grid grid-cols-[1fr_auto_1fr] items-center gap-3 before:border-t after:border-t">
      ou
    </p>
  );
}
