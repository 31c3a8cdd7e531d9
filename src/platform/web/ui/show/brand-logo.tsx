import './brand-logo.css';

interface BrandLogoProps {
  /** Its address, or the picture itself as `data:`. */
  logo: string;
  /** The company's, in whose place it stands. */
  name: string;
}

/** A company's logo. Most are made for white, so that is its ground in both themes. */
export const BrandLogo = ({ logo, name }: BrandLogoProps) => (
  <img className="ui-brand-logo" src={logo} alt={name} />
);
