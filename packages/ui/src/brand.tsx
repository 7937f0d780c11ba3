import classes from "./brand.module.css";

/** The mark: a stitched T. */
export function BrandMark({ size = 28 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" className={classes.mark}>
      <rect width="32" height="32" rx="8" className={classes.cloth} />
      <path d="M8 10h16" className={classes.seam} />
      <path d="M16 10v14" className={classes.stitch} />
    </svg>
  );
}

/** The mark with the name beside it. */
export function Brand({ size = 28 }: { size?: number }) {
  return (
    <span className={classes.brand}>
      <BrandMark size={size} />
      <span className={classes.name}>Terzi</span>
    </span>
  );
}
